import { join } from 'node:path'
import type { Mail } from './mail.ts'
import { openMailbox } from './mailbox.ts'

/**
 * The deployment's mail: a mailbox on disk, in `<dataFolder>/mailbox`. SMTP is not built yet, so a set SMTP_URL throws
 * rather than let mails go where nobody reads them.
 */
export function openMail(settings: { smtpUrl?: string | undefined; dataFolder: string }): Mail {
  if (settings.smtpUrl) {
    throw new Error(
      'SMTP_URL is set, but this version cannot send mail over SMTP yet. Unset it: mails are then kept in the data folder.',
    )
  }
  return openMailbox(mailboxFolder(settings.dataFolder))
}

/** Where the mailbox on disk lies; its mails hold one-time codes, so only development may show them. */
export function mailboxFolder(dataFolder: string): string {
  return join(dataFolder, 'mailbox')
}
