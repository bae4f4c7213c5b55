import { type KeptMail, openMailbox } from '../src/platform/mail/mailbox.ts'
import { mailboxFolder } from '../src/platform/mail/open-mail.ts'
import type { TestWorld } from './test-world.ts'

/** The emails that one address got, newest first. */
export const mailsTo = (world: TestWorld, to: string): Promise<KeptMail[]> =>
  openMailbox(mailboxFolder(world.ctx.config.dataFolder)).list(to)

/** Waits until an address has this many emails, and returns them, newest first. The world's jobs must be running. */
export const untilMails = (world: TestWorld, to: string, count: number): Promise<KeptMail[]> =>
  world.until(async () => {
    const mails = await mailsTo(world, to)
    return mails.length >= count && mails
  })

/** The code on a separate line of an email. */
export function codeIn(mail: KeptMail | undefined): string {
  const code = /^\s*(\d{6})\s*$/m.exec(mail?.text ?? '')?.[1]
  if (!code) throw new Error('No code in this mail')
  return code
}
