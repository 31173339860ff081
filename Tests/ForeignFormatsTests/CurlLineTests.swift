import Testing
@Suite struct CurlLineTests {}
