/// Hosts that apps and pages tell what people do; nobody's models read their answers.
enum AnalyticsHosts {
  private static let domains: Set<String> = [
    "google-analytics.com", "analytics.google.com", "googletagmanager.com", "doubleclick.net", "googleadservices.com",
    "googlesyndication.com", "app-measurement.com", "crashlytics.com", "firebaselogging.googleapis.com",
    "firebaselogging-pa.googleapis.com", "firebase-settings.crashlytics.com", "connect.facebook.net",
    "graph.facebook.com", "bat.bing.com", "clarity.ms", "px.ads.linkedin.com", "analytics.tiktok.com",
    "tr.snapchat.com",
    "segment.io", "segment.com", "mixpanel.com", "amplitude.com", "hotjar.com", "hotjar.io", "fullstory.com",
    "logrocket.io", "logrocket.com", "lr-ingest.io", "sentry.io", "bugsnag.com", "rollbar.com", "datadoghq.com",
    "datadoghq.eu", "browser-intake-datadoghq.com", "browser-intake-datadoghq.eu", "newrelic.com", "nr-data.net",
    "appsflyer.com", "appsflyersdk.com", "adjust.com", "adjust.io", "branch.io", "kochava.com", "singular.net",
    "braze.com", "braze.eu", "onesignal.com", "intercom.io", "optimizely.com", "cookielaw.org", "onetrust.com",
    "usercentrics.eu", "cookiebot.com", "heap.io", "heapanalytics.com", "matomo.cloud", "plausible.io", "posthog.com",
    "criteo.com", "criteo.net", "taboola.com", "outbrain.com", "quantserve.com", "scorecardresearch.com",
    "chartbeat.net",
    "instana.io", "dynatrace.com", "raygun.io", "smartlook.com", "mouseflow.com", "flurry.com", "appcenter.ms",
    "applicationinsights.azure.com", "dc.services.visualstudio.com",
  ]

  /// Whether a host, without its port, is one of them or below one.
  static func contain(_ host: String) -> Bool {
    var rest = host[...]
    while true {
      if domains.contains(String(rest)) { return true }
      guard let dot = rest.firstIndex(of: ".") else { return false }
      rest = rest[rest.index(after: dot)...]
    }
  }
}
