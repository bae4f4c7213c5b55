/** One mail to one person. */
export interface MailMessage {
  to: string
  /** The sender's name, shown instead of the deployment's; the address stays the deployment's. */
  senderName?: string | undefined
  subject: string
  text: string
  html?: string | undefined
  /** The same for every attempt to send one mail, so that mail systems can drop a second copy (RFC 5322 section 3.6.4). */
  messageId?: string | undefined
  attachments?: readonly MailAttachment[] | undefined
}

export interface MailAttachment {
  filename: string
  contentType: string
  content: Uint8Array
  /** Set for a picture that the HTML shows in its place, as `cid:<contentId>` (RFC 2392). */
  contentId?: string | undefined
}

/** How mails are sent. `send` resolves when the mail is handed over, and rejects with MailFailed when it was not. */
export interface Mail {
  send(message: MailMessage): Promise<void>
}

/** A mail was not handed over. `reason` is a fixed phrase without anything of the mail; `isFinal`: retrying will not help. */
export class MailFailed extends Error {
  readonly reason: string
  readonly isFinal: boolean

  constructor(reason: string, { isFinal = false } = {}) {
    super(`The mail was not sent: ${reason}`)
    this.name = 'MailFailed'
    this.reason = reason
    this.isFinal = isFinal
  }
}
