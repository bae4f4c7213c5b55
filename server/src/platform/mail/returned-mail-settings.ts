import { emailAddress } from '../setting-forms.ts'

/** The mailbox where returned emails are read. */
export interface ImapSettings {
  host: string
  port: number
  /** TLS from the start. Without it, TLS begins before the password is sent, except to this machine. */
  isTls: boolean
  user: string
  password: string
  folder: string
}

/** A local part has at most 64 characters (RFC 5321 section 4.5.3.1.1), of which '+' and a tag take 33. */
export const bounceAddress = emailAddress.refine(
  (address) => address.indexOf('@') <= 31 && !address.includes('+'),
  {
    message: 'must have at most 31 characters before the @, and no +, since a tag follows there',
  },
)

/** Reads BOUNCE_IMAP_URL: `imaps://user:password@host:993/INBOX`, or `imap://…` with STARTTLS. Errors do not repeat it. */
export function readImapUrl(text: string): ImapSettings {
  const url = URL.parse(text)
  if (!url || !/^imaps?:$/.test(url.protocol) || !url.hostname || !url.username || url.search) {
    throw new Error('must look like imaps://user:password@host:993/INBOX')
  }
  const isTls = url.protocol === 'imaps:'
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port || (isTls ? 993 : 143)),
    isTls,
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    folder: decodeURIComponent(url.pathname.slice(1)) || 'INBOX',
  }
}
