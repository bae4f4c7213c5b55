import type { MailReason } from '@credenza/schema/sentences/mail'
import { createTransport } from 'nodemailer'
import { currentTrace } from '../trace/current-trace.ts'
import { type Mail, MailFailed, type MailSender } from './mail.ts'
import { readSmtpUrl } from './smtp-url.ts'

export interface SmtpSettings {
  /** SMTP_URL: `smtps://user:password@host:465`, or `smtp://…` with STARTTLS. */
  url: string
  /** MAIL_FROM: the address, with or without a name before it. */
  from: { name: string; address: string }
}

const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
}

/**
 * Mail over SMTP (RFC 5321), one connection per email. `smtps` uses TLS from the start. `smtp` switches to TLS if the server
 * offers it, and requires it before sending a password, except to this machine. Throws if the URL is not an SMTP URL, without
 * repeating it.
 */
export function openSmtpMail({ url, from }: SmtpSettings): Mail {
  const { isTls, host, port, auth } = readSmtpUrl(url)
  const transport = createTransport({
    host,
    port,
    secure: isTls,
    requireTLS: !isTls && auth !== undefined && !isLoopback(host),
    ignoreTLS: isLoopback(host),
    ...(auth && { auth }),
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, senderName, from: own, subject, text, html, messageId, returnPath, attachments = [] }) {
      if (!isPlainAddress(to)) throw new MailFailed('not_an_email_address', { isFinal: true })
      const trace = currentTrace()
      try {
        await transport.sendMail({
          from: own
            ? { name: oneLine(own.name), address: own.address }
            : { ...from, ...(senderName && { name: oneLine(senderName) }) },
          ...(own && signedBy(own)),
          // As an object, because in a string a comma would add a second recipient.
          to: { name: '', address: to },
          // Bounces come to us, even for emails in an organisation's name.
          envelope: { from: returnPath ?? from.address, to },
          subject: oneLine(subject),
          text,
          ...(html !== undefined && { html }),
          ...(messageId !== undefined && { messageId }),
          attachments: attachments.map(({ content, contentId, ...attachment }) => ({
            ...attachment,
            content: Buffer.from(content.buffer, content.byteOffset, content.byteLength),
            ...(contentId && { cid: contentId, contentDisposition: 'inline' as const }),
          })),
          headers: { 'Auto-Submitted': 'auto-generated', ...(trace && { 'X-Request-Id': trace.id }) },
        })
      } catch (error) {
        throw failureOf(error as SmtpError)
      }
    },
  }
}

const signedBy = ({ replyTo, signature: { domain, selector, privateKey } }: MailSender) => ({
  ...(replyTo && { replyTo }),
  dkim: { domainName: domain, keySelector: selector, privateKey },
})

const isLoopback = (host: string): boolean => /^(localhost|127(\.\d+){3}|::1)$/.test(host)

const isPlainAddress = (address: string): boolean =>
  /^[^\s\p{Cc}<>(),;:"]+@[^\s\p{Cc}<>(),;:"@]+$/u.test(address)

/** Removes line breaks: in a header, text after one would become another header. */
const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()

type SmtpError = Error & {
  code?: string
  /** The SMTP command that failed; 'CONN' before the first. */
  command?: string
  responseCode?: number
  /** Node's error code behind ESOCKET. */
  originalCode?: string
  /** Set by nodemailer from the reply code (RFC 5321 section 4.2.1). */
  permanent?: boolean
}

const reasons: Record<string, MailReason> = {
  ECONNREFUSED: 'connection_refused',
  ECONNECTION: 'connection_lost',
  ESOCKET: 'connection_lost',
  ETIMEDOUT: 'no_answer_in_time',
  EDNS: 'server_name_not_found',
  ETLS: 'no_secure_connection',
  EAUTH: 'sign_in_refused',
  EPROTOCOL: 'mail_server_not_ready',
  EENVELOPE: 'message_refused',
  EMESSAGE: 'message_refused',
}

const certificateTrouble = /^(CERT_|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|ERR_TLS|ERR_SSL)/

/** Only a refusal of this recipient or this message is final, since the operator can correct a wrong password or sender. */
function failureOf(error: SmtpError): MailFailed {
  const { code = '', command, responseCode, originalCode = '', permanent: isPermanent = false } = error
  const status = responseCode ?? null
  if (command === 'RCPT TO') {
    const reason = isPermanent ? 'recipient_refused' : 'recipient_put_off'
    return new MailFailed(reason, { status, isFinal: isPermanent })
  }
  if (command === 'MAIL FROM') return new MailFailed('sender_refused', { status })
  if (certificateTrouble.test(originalCode)) return new MailFailed('no_secure_connection')
  const reason = reasons[originalCode] ?? reasons[code] ?? 'unexpected_error'
  return new MailFailed(reason, { status, isFinal: isPermanent && command === 'DATA' })
}
