/** The contents of a report of a mail server. */
interface Returned {
  to: string
  status?: string
  action?: string
  original?: string
}

/** A delivery status notification (RFC 3464) about one recipient. */
export const statusNotice = ({ to, status = '5.1.1', action = 'failed', original = '' }: Returned): Buffer =>
  report('delivery-status', to, [
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    'Final-Recipient: rfc822;',
    ' somebody@example.com',
    `Action: ${action}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp; 550 no such user',
    '',
    '--part',
    'Content-Type: message/rfc822',
    '',
    original,
  ])

/** A feedback report (RFC 5965): a reader has marked an email as spam. */
export const complaint = ({ to }: Pick<Returned, 'to'>): Buffer =>
  report('feedback-report', 'abuse@example.com', [
    'Content-Type: message/feedback-report',
    '',
    'Feedback-Type: abuse',
    'User-Agent: Somebody/1.0',
    'Version: 1',
    '',
    '--part',
    'Content-Type: message/rfc822',
    '',
    `Return-Path: <${to}>`,
    'Subject: Your certificate',
    '',
    'Hello',
  ])

const report = (type: string, to: string, parts: string[]): Buffer =>
  Buffer.from(
    [
      'From: MAILER-DAEMON@mx.example',
      `To: ${to}`,
      'Subject: Undelivered Mail Returned to Sender',
      'MIME-Version: 1.0',
      `Content-Type: multipart/report; report-type=${type}; boundary=part`,
      '',
      '--part',
      'Content-Type: text/plain',
      '',
      'This is the mail system.',
      '',
      '--part',
      ...parts,
      '',
      '--part--',
      '',
    ].join('\r\n'),
  )
