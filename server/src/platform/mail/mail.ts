/** One mail to one person. */
export interface MailMessage {
  to: string
  subject: string
  text: string
  html?: string | undefined
}

/** How mails leave. `send` resolves when the mail is handed over; it rejects when that failed and may be repeated. */
export interface Mail {
  send(message: MailMessage): Promise<void>
}
