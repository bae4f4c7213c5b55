import { type KeptMail, openMailbox } from '../../src/platform/mail/mailbox.ts'
import { mailboxFolder } from '../../src/platform/mail/open-mail.ts'
import { openMessage } from '../../src/platform/mail/sealed-message.ts'
import type { TestWorld } from '../worlds/test-world.ts'

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
  const code = /^\s*(\d{6}|\d{8})\s*$/m.exec(mail?.text ?? '')?.[1]
  if (!code) throw new Error('No code in this mail')
  return code
}

/** The emails that wait in the outbox for this address, oldest first. */
export async function waitingMails(
  world: TestWorld,
  address: string,
): Promise<{ kind: string; subject: string; text: string }[]> {
  const rows = await world.ctx.db.selectFrom('outgoing_mail').selectAll().orderBy('created_at').execute()
  return rows
    .map(({ kind, sealed }) => ({ kind, ...openMessage(world.ctx, sealed!) }))
    .filter((mail) => mail.to === address)
}
