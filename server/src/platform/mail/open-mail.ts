import { join } from 'node:path'
import type { Mail } from './mail.ts'
import { openMailbox } from './mailbox.ts'
import { openSmtpMail, type SmtpSettings } from './smtp-mail.ts'

/** The deployment's mail: SMTP if the settings name a server, otherwise a mailbox on disk, in `<dataFolder>/mailbox`. */
export function openMail(settings: { smtp?: SmtpSettings | undefined; dataFolder: string }): Mail {
  return settings.smtp ? openSmtpMail(settings.smtp) : openMailbox(mailboxFolder(settings.dataFolder))
}

/** The folder of the mailbox on disk. Its emails contain one-time codes, so they are shown on this machine only. */
export function mailboxFolder(dataFolder: string): string {
  return join(dataFolder, 'mailbox')
}
