export type ReportParts = {
  /** Where the report came to. */
  to: string
  /** Further header lines. */
  more?: string
  /** The part `message/delivery-status`. */
  status: string
}

/** The status of a recipient that does not exist, as Postfix writes it. */
export const POSTFIX_GONE = (recipient: string) => `Reporting-MTA: dns; mail.atrio.example
X-Postfix-Queue-ID: 4XyZ1234
X-Postfix-Sender: rfc822; bounces@atrio.example
Arrival-Date: Wed,  9 Jan 2030 12:00:00 +0000 (UTC)

Final-Recipient: rfc822; ${recipient}
Original-Recipient: rfc822;${recipient}
Action: failed
Status: 5.1.1
Remote-MTA: dns; mx.demo.test
Diagnostic-Code: smtp; 550 5.1.1 <${recipient}>: Recipient address rejected:
    User unknown`

/** A report of a failed delivery (RFC 3462, 3464), with the headers of the mail that it is about. */
export const deliveryReport = ({ to, more = 'Auto-Submitted: auto-replied', status }: ReportParts): Buffer =>
  Buffer.from(
    `Return-Path: <>
From: MAILER-DAEMON@mail.atrio.example (Mail Delivery System)
To: ${to}
${more}
Subject: Undelivered Mail Returned to Sender
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="B"

--B
Content-Type: text/plain; charset=us-ascii

This is the mail system at host mail.atrio.example.

--B
Content-Description: Delivery report
Content-Type: message/delivery-status

${status}

--B
Content-Type: text/rfc822-headers

From: Capela <portal@atrio.example>
Subject: Leitura

--B--
`.replaceAll('\n', '\r\n'),
  )
