import Foundation

/// One text in several content codings, made once by another program.
package enum CodedBodies {
  package static let text = "[" + (0..<200).map { "{\"id\":\($0)}" }.joined(separator: ",") + "]"

  package static let gzip = bytes(
    "H4sIAAAAAAAC/03VO04EMQAE0bsQE7j9N1dBZCScAe3dCdBUOXPkt9qZrvn8ffv5fvsor/f/Q55DfQ7tOfTnMJ7DfA7rOezncLjQq7k7XB5u"
      + "D9eH+wMQhEAEo2JUfz9GxagYFaNiVIyKUTEaRsNo/kkYDaNhNIyG0TAaRsfoGB2j+yQwOkbH6Bgdo2MMjIExMAbG8HFjDIyBMTAGxsSYGBNj"
      + "YkyM6TuFMTEmxsRYGAtjYSyMhbEwli8uxsJYGBtjY2yMjbExNsbG2K4DY2McjINxMA7GwTgYB+NgHCd4bdARFldYnGFxh8UhFpdYnGJxi8Ux"
      + "FrV78mrX6K/VX7O/dn8N/1r+NX23H8efehVGzf3HAMQCxATEBsQIxArEDMQOpF1BUzMFsQUxBrEGMQexBzEIsQgxCelXP9WsQsxC7EIMQyxD"
      + "TENsQ4xDrEPGlWs1AxELERMRGxEjESsRMxE7EUOReX0d1GxFjEWsRcxF7EUMRixGTEZsRtb1MVIzG7EbMRyxHDEdsR0xHrEeMR/Z17dPzYLE"
      + "hMSGxIjEisSMxI7EkMSS5Fyf2vP6+gNDAvNPKwgAAA==")

  package static let zlib = bytes(
    "eNpN1TtOBDEABNG7EBO4/TdXQWQknAHt3QnQVDlz5Lfama75/H37+X77KK/3/0OeQ30O7Tn05zCew3wO6zns53C40Ku5O1webg/Xh/sDEIRABKNi"
      + "VH8/RsWoGBWjYlSMilExGkbDaP5JGA2jYTSMhtEwGkbH6Bgdo/skMDpGx+gYHaNjDIyBMTAGxvBxYwyMgTEwBsbEmBgTY2JMjOk7hTExJsbE"
      + "WBgLY2EsjIWxMJYvLsbCWBgbY2NsjI2xMTbGxtiuA2NjHIyDcTAOxsE4GAfjYBwneG3QERZXWJxhcYfFIRaXWJxicYvFMRa1e/Jq1+iv1V+z"
      + "v3Z/Df9a/jV9tx/Hn3oVRs39xwDEAsQExAbECMQKxAzEDqRdQVMzBbEFMQaxBjEHsQcxCLEIMQnpVz/VrELMQuxCDEMsQ0xDbEOMQ6xDxpVr"
      + "NQMRCxETERsRIxErETMROxFDkXl9HdRsRYxFrEXMRexFDEYsRkxGbEbW9TFSMxuxGzEcsRwxHbEdMR6xHjEf2de3T82CxITEhsSIxIrEjMSO"
      + "xJDEkuRcn9rz+voDYAlKrw==")

  package static let zstd = bytes(
    "KLUv/QRoTQkAVt87FJAnxRyvvx9u5iNcWtpEygZU7g5OOwA2ADAARJqCbmxqaGZkOpwn5sSkhGREpEJZQq7WKnUqbdkbPRqLxKGwJGfwtmt6lj"
      + "v/+KxopHwwBIAwQCAUBARPPy/f5//xF1tcMcUTS9yY8XHEd3Z1dHNyPd4Xd2ZWRjYmVqNtYVdWVVRTUi3WFXVkVEQ0JNSzzTXTPLPMnTk/x3yy"
      + "ySWTPLLIlSkvh3zdenXq06W3s9+jHzdenPhw4eXk8+D39hUCw91210333HL35v0d99lml0322GLXpr0d9tVWV0311FK3Zn0d9dFGF0300EKXJj"
      + "0d9AWAx6gQGM+3A+DXEBSBH9vbN2/vXr17e/bt7bW3d3o3WDQYLBgMDgqGBgMLg2kqAAEAAPYCBCkFI0DXcA==")

  /// Deflate without the zlib wrapper, as some servers send it.
  package static let bareDeflate = bytes(
    "TdU7TgQxAATRuxATuP03V0FkJJwB7d0J0FQ5c+S32pmu+fx9+/l++yiv9/9DnkN9Du059OcwnsN8Dus57OdwuNCruTtcHm4P14f7AxCEQASjYlR/"
      + "P0bFqBgVo2JUjIpRMRpGw2j+SRgNo2E0jIbRMBpGx+gYHaP7JDA6RsfoGB2jYwyMgTEwBsbwcWMMjIExMAbGxJgYE2NiTIzpO4UxMSbGxFgY"
      + "C2NhLIyFsTCWLy7GwlgYG2NjbIyNsTE2xsbYrgNjYxyMg3EwDsbBOBgH42AcJ3ht0BEWV1icYXGHxSEWl1icYnGLxTEWtXvyatfor9Vfs792"
      + "fw3/Wv41fbcfx596FUbN/ccAxALEBMQGxAjECsQMxA6kXUFTMwWxBTEGsQYxB7EHMQixCDEJ6Vc/1axCzELsQgxDLENMQ2xDjEOsQ8aVazUD"
      + "EQsRExEbESMRKxEzETsRQ5F5fR3UbEWMRaxFzEXsRQxGLEZMRmxG1vUxUjMbsRsxHLEcMR2xHTEesR4xH9nXt0/NgsSExIbEiMSKxIzEjsSQ"
      + "xJLkXJ/a8/r6Aw==")

  /// Packed as gzip, and that as deflate.
  package static let deflatedGzip = bytes(
    "eNoBtAFL/h+LCAAAAAAAAgNN1TtOBDEABNG7EBO4/TdXQWQknAHt3QnQVDlz5Lfama75/H37+X77KK/3/0OeQ30O7Tn05zCew3wO6zns53C40Ku5"
      + "O1webg/Xh/sDEIRABKNiVH8/RsWoGBWjYlSMilExGkbDaP5JGA2jYTSMhtEwGkbH6Bgdo/skMDpGx+gYHaNjDIyBMTAGxvBxYwyMgTEwBsbEmBgT"
      + "Y2JMjOk7hTExJsbEWBgLY2EsjIWxMJYvLsbCWBgbY2NsjI2xMTbGxtiuA2NjHIyDcTAOxsE4GAfjYBwneG3QERZXWJxhcYfFIRaXWJxicYvFMRa1"
      + "e/Jq1+iv1V+zv3Z/Df9a/jV9tx/Hn3oVRs39xwDEAsQExAbECMQKxAzEDqRdQVMzBbEFMQaxBjEHsQcxCLEIMQnpVz/VrELMQuxCDEMsQ0xDbEOM"
      + "Q6xDxpVrNQMRCxETERsRIxErETMROxFDkXl9HdRsRYxFrEXMRexFDEYsRkxGbEbW9TFSMxuxGzEcsRwxHbEdMR6xHjEf2de3T82CxITEhsSIxIrE"
      + "jMSOxJDEkuRcn9rz+voDQwLzTysIAABZ4LdL")

  private static func bytes(_ base64: String) -> [UInt8] { Array(Data(base64Encoded: base64) ?? Data()) }
}
