import RequestFiles

/// What a shell must do to a variable's value before it is sent, as `PercentEncoding` and `BodyLayout` do it here.
///
/// They ask for nothing but what POSIX has, `od` and `awk`, and go byte by byte, so that no locale has a say.
enum ShellFunction: String, CaseIterable {
  case bytes, url, component, form, json, wire

  init?(_ coding: RequestOutline.Coding) {
    switch coding {
    case .plain: return nil
    case .target: self = .url
    case .component: self = .component
    case .formValue: self = .form
    case .jsonString: self = .json
    case .wireLines: self = .wire
    }
  }

  var definition: String {
    switch self {
    case .bytes:
      #"""
      # the bytes of a text as numbers
      bytes() { printf %s "$1" | LC_ALL=C od -An -v -tu1; }
      """#
    case .url:
      #"""
      # percent-encodes what no URL can hold
      url() {
        bytes "$1" | LC_ALL=C awk '{
          for (i = 1; i <= NF; i++) { c = $i + 0; printf(c > 32 && c < 127 ? "%c" : "%%%02X", c) }
        }'
      }
      """#
    case .component:
      #"""
      # percent-encodes all but letters, digits and -._~
      component() {
        bytes "$1" | LC_ALL=C awk '{
          for (i = 1; i <= NF; i++) {
            c = $i + 0
            plain = c >= 48 && c <= 57 || c >= 65 && c <= 90 || c >= 97 && c <= 122 || c == 45 || c == 46 || c == 95 || c == 126
            printf(plain ? "%c" : "%%%02X", c)
          }
        }'
      }
      """#
    case .form:
      #"""
      # percent-encodes what would end a value in a form, or mean something else there
      form() {
        bytes "$1" | LC_ALL=C awk '
          function hex(c) { return c >= 48 && c <= 57 || c >= 65 && c <= 70 || c >= 97 && c <= 102 }
          { for (i = 1; i <= NF; i++) a[n++] = $i + 0 }
          END {
            for (i = 0; i < n; i++) {
              c = a[i]
              if (c == 37) printf("%s", hex(a[i + 1]) && hex(a[i + 2]) ? "%" : "%25")
              else printf(c > 32 && c < 127 && c != 35 && c != 38 && c != 43 ? "%c" : "%%%02X", c)
            }
          }'
      }
      """#
    case .json:
      #"""
      # escapes as in a JSON string
      json() {
        printf %b "$(bytes "$1" | LC_ALL=C awk '{
          for (i = 1; i <= NF; i++) {
            c = $i + 0
            short = c == 8 ? "b" : c == 9 ? "t" : c == 10 ? "n" : c == 12 ? "f" : c == 13 ? "r" : ""
            if (short != "") printf("\\\\%s", short)
            else if (c < 32) printf("\\\\u%04x", c)
            else printf("%s\\0%03o", c == 34 || c == 92 ? "\\\\" : "", c)
          }
        }')"
      }
      """#
    case .wire:
      #"""
      # ends lines with CR LF
      wire() {
        printf %b "$(bytes "$1" | LC_ALL=C awk '{
          for (i = 1; i <= NF; i++) printf("%s\\0%03o", $i == 10 ? "\\0015" : "", $i + 0)
        }')"
      }
      """#
    }
  }
}
