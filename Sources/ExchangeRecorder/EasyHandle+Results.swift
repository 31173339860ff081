import CLibcurl
import ExchangeTypes

/// What libcurl knows after a hop.
extension EasyHandle {
  func get(_ info: CURLINFO) -> Int { Int(cameo_get_long(pointer, info)) }
  func getSeconds(_ info: CURLINFO) -> Double { Double(cameo_get_offset(pointer, info)) / 1_000_000 }
  func getOffset(_ info: CURLINFO) -> Int { Int(cameo_get_offset(pointer, info)) }

  var timings: Timings {
    var timings = Timings()
    timings.nameLookup = getSeconds(CURLINFO_NAMELOOKUP_TIME_T)
    timings.connect = getSeconds(CURLINFO_CONNECT_TIME_T)
    timings.tls = getSeconds(CURLINFO_APPCONNECT_TIME_T)
    timings.firstByte = getSeconds(CURLINFO_STARTTRANSFER_TIME_T)
    timings.total = getSeconds(CURLINFO_TOTAL_TIME_T)
    return timings
  }

  var httpVersion: String {
    switch get(CURLINFO_HTTP_VERSION) {
    case 1: "1.0"
    case 3: "2"
    case 30: "3"
    default: "1.1"
    }
  }

  /// The last day of the server's certificate; nil where this hop used a connection that stood already.
  var certificateExpiry: String? {
    var entry = cameo_get_certificate(pointer)
    while let node = entry {
      if let data = node.pointee.data, let day = CertificateDay.expiry(in: String(cString: data)) { return day }
      entry = UnsafePointer(node.pointee.next)
    }
    return nil
  }
}
