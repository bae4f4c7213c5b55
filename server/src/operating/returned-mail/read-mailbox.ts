import type { Context } from '../../context.ts'
import { faultOf } from '../../platform/fault-of.ts'
import { tagsIn } from '../../platform/mail/return-path.ts'
import type { ImapSettings } from '../../platform/mail/returned-mail-settings.ts'
import { mayReturn } from '../../platform/mail/sent-mail.ts'
import { mostReportBytes, readReport } from './read-report.ts'
import { takeReturn } from './take-return.ts'

/** The most emails that one round reads; the others follow in the next. */
const mostMails = 500

/**
 * Reads the unseen emails in the mailbox and marks them as seen, until `signal` aborts. It is safe to read an email twice,
 * because only its first report counts. Never answers, so that two machines cannot keep writing to each other.
 */
export async function readMailbox(
  ctx: Context,
  { address, imap }: { address: string; imap: ImapSettings },
  signal: AbortSignal,
): Promise<void> {
  // Loaded only if a mailbox is read.
  const { ImapFlow } = await import('imapflow')
  const isHere = /^(localhost|127(\.\d+){3}|::1)$/.test(imap.host)
  const client = new ImapFlow({
    host: imap.host,
    port: imap.port,
    secure: imap.isTls,
    ...(!imap.isTls && { doSTARTTLS: !isHere }),
    auth: { user: imap.user, pass: imap.password },
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 60_000,
    disableAutoIdle: true,
    logger: false,
  })
  // Without a listener, an error would end the process. The call in progress rejects anyway.
  client.on('error', () => {})
  await client.connect()
  try {
    const lock = await client.getMailboxLock(imap.folder)
    try {
      const unseen = (await client.search({ seen: false }, { uid: true })) || []
      for (const uid of unseen.slice(0, mostMails)) {
        if (signal.aborted) break
        const source = { start: 0, maxLength: mostReportBytes }
        const mail = await client.fetchOne(String(uid), { source }, { uid: true })
        if (mail !== false && mail.source) await takeMail(ctx, mail.source, address)
        await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true })
      }
    } finally {
      lock.release()
    }
  } finally {
    await client.logout().catch(() => client.close())
  }
}

/**
 * Handles one email. Ignores it if it names none of our return addresses, or several, or is not a report. Parses it only if we
 * wait for its tag, so that strangers cannot keep us busy with emails that are hard to parse.
 */
export async function takeMail(ctx: Context, raw: Uint8Array, address: string): Promise<boolean> {
  const [tag, ...others] = tagsIn(new TextDecoder('latin1').decode(raw), address)
  if (!tag || others.length > 0 || !(await mayReturn(ctx.db, tag))) return false
  const kind = await readReport(raw).catch((error: unknown) => {
    ctx.log.warn({ fault: faultOf(error) }, 'A returned mail could not be read')
    return undefined
  })
  return kind !== undefined && (await takeReturn(ctx, { tag }, kind))
}
