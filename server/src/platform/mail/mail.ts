import { inEnglish, sentence } from '@credenza/schema/sentences/english'
import type { MailFailure, MailReason } from '@credenza/schema/sentences/mail'

/** Another sender than the deployment, with its own address. */
export interface MailSender {
  name: string
  address: string
  /** Where replies go; '' for the address itself. */
  replyTo: string
  /** Proves to receivers that the domain's owner lets us send (DKIM, RFC 6376). */
  signature: { domain: string; selector: string; privateKey: string }
}

/** One email to one person. */
export interface MailMessage {
  to: string
  /** A sender's name to show instead of the deployment's. The address stays the deployment's. */
  senderName?: string | undefined
  from?: MailSender | undefined
  subject: string
  text: string
  html?: string | undefined
  /** The same for all attempts to send one email, so that mail systems can drop a second copy (RFC 5322 section 3.6.4). */
  messageId?: string | undefined
  /** The address for bounces: the envelope's sender (RFC 5321 section 4.4), by default the deployment's address. */
  returnPath?: string | undefined
  attachments?: readonly MailAttachment[] | undefined
}

export interface MailAttachment {
  filename: string
  contentType: string
  content: Uint8Array
  /** Set for a picture that the HTML shows in place, as `cid:<contentId>` (RFC 2392). */
  contentId?: string | undefined
}

/** Sends emails. `send` resolves once the email is handed over; otherwise it rejects with MailFailed. */
export interface Mail {
  send(message: MailMessage): Promise<void>
}

/** An email was not handed over. `failure` contains nothing of the email. `isFinal`: retrying will not help. */
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

  /** What the log says of it. */
  get code(): MailReason {
    return this.failure.reason
  }
}

interface MailFailedOptions {
  /** The mail server's reply code. */
  status?: number | null
  isFinal?: boolean
}

/** Why an attempt failed, from any thrown error. */
export const mailFailureOf = (error: unknown): MailFailure =>
  error instanceof MailFailed ? error.failure : { reason: 'unexpected_error', status: null }
