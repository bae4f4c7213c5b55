import { inEnglish, sentence } from '@credenza/schema/sentences/english'
import type { MailFailure, MailReason } from '@credenza/schema/sentences/mail'

/** Somebody else than the deployment, from whose own address an email comes. */
export interface MailSender {
  name: string
  address: string
  /** Where replies go; '' for the address itself. */
  replyTo: string
  /** Shows receivers that the domain's owner lets us send (DKIM, RFC 6376). */
  signature: { domain: string; selector: string; privateKey: string }
}

/** One email to one person. */
export interface MailMessage {
  to: string
  /** The sender's name, shown instead of the deployment's; the address stays the deployment's. */
  senderName?: string | undefined
  from?: MailSender | undefined
  subject: string
  text: string
  html?: string | undefined
  /** The same for every attempt to send one email, so that mail systems can drop a second copy (RFC 5322 section 3.6.4). */
  messageId?: string | undefined
  /** Where it returns if undeliverable: the envelope's sender (RFC 5321 section 4.4), by default the deployment's address. */
  returnPath?: string | undefined
  attachments?: readonly MailAttachment[] | undefined
}

export interface MailAttachment {
  filename: string
  contentType: string
  content: Uint8Array
  /** Set for a picture that the HTML shows in its place, as `cid:<contentId>` (RFC 2392). */
  contentId?: string | undefined
}

/** How emails are sent. `send` resolves when the email is handed over, and rejects with MailFailed when it was not. */
export interface Mail {
  send(message: MailMessage): Promise<void>
}

/** An email was not handed over. `failure` holds nothing of the email; `isFinal`: retrying will not help. */
export class MailFailed extends Error {
  readonly failure: MailFailure
  readonly isFinal: boolean

  constructor(reason: MailReason, { status = null, isFinal = false }: MailFailedOptions = {}) {
    const failure = { reason, status }
    super(`The mail was not sent: ${inEnglish(sentence('mail.failed', failure))}`)
    this.name = 'MailFailed'
    this.failure = failure
    this.isFinal = isFinal
  }
}

interface MailFailedOptions {
  /** What the mail server answered. */
  status?: number | null
  isFinal?: boolean
}

/** Why an attempt failed, whatever it was that was thrown. */
export const mailFailureOf = (error: unknown): MailFailure =>
  error instanceof MailFailed ? error.failure : { reason: 'unexpected_error', status: null }
