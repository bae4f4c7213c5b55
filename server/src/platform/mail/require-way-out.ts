import type { Config } from '../../settings/config.ts'
import { isLoopback } from '../http/outgoing/public-address.ts'

/** Throws if a public deployment has no mail server, unless the operator wants it to send no email. */
export function requireWayOut({ publicUrl, smtp, mailOnDisk }: Config): void {
  if (smtp || mailOnDisk || !publicUrl || isLoopback(new URL(publicUrl).hostname)) return
  throw new Error(
    'Set SMTP_URL and MAIL_FROM, without which nobody at a public PUBLIC_URL receives a mail or a reset code, or set ' +
      'MAIL_ON_DISK=true to keep all emails as files in the data folder without sending them.',
  )
}
