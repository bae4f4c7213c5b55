import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { currentTrace } from '../trace/current-trace.ts'
import { unlessAbsent } from '../unless-absent.ts'
import type { Mail, MailAttachment, MailMessage, MailSender } from './mail.ts'

/** An email in the mailbox; newer ids sort after older ones. */
export interface KeptMail extends Pick<MailMessage, 'to' | 'subject' | 'text' | 'html' | 'returnPath'> {
  id: string
  /** ISO 8601. */
  sentAt: string
  senderName?: string
  from?: Omit<MailSender, 'signature'> | undefined
  /** The trace that the email belongs to. */
  requestId?: string | undefined
  attachments: Omit<MailAttachment, 'content'>[]
}

/** Stores emails as files in a folder, one .json each beside its attachments. For development; /dev/mail shows them. */
export interface Mailbox extends Mail {
  /** All emails, or those to one address (ignoring case), newest first. */
  list(to?: string): Promise<KeptMail[]>
  /** One email; undefined if there is none with this id. */
  read(id: string): Promise<KeptMail | undefined>
  /** An email's attachment with this name; undefined if there is none. */
  readAttachment(id: string, filename: string): Promise<MailAttachment | undefined>
}

const MAIL_ID = /^[0-9]{14,16}-[0-9a-f-]{36}$/

/** Opens the mailbox in this folder. The first email creates it, private to us. */
export function openMailbox(folder: string, clock: () => Date = () => new Date()): Mailbox {
  const read = async (id: string): Promise<KeptMail | undefined> =>
    (await mailIds(folder)).includes(id) ? readMail(folder, id) : undefined
  return {
    async send({ to, senderName, from, subject, text, html, returnPath, attachments = [] }) {
      const sentAt = clock()
      const id = `${sentAt.getTime().toString().padStart(14, '0')}-${randomUUID()}`
      await mkdir(folder, { recursive: true, mode: 0o700 })
      for (const [i, { content }] of attachments.entries()) {
        await writeWhole(folder, attachmentFile(id, i), content)
      }
      const kept = attachments.map(({ content: _, ...attachment }) => attachment)
      const mail = {
        id,
        sentAt: sentAt.toISOString(),
        to,
        senderName,
        from: from && { name: from.name, address: from.address, replyTo: from.replyTo },
        subject,
        text,
        html,
        requestId: currentTrace()?.id,
        returnPath,
        attachments: kept,
      }
      await writeWhole(folder, `${id}.json`, JSON.stringify(mail))
    },
    async list(to) {
      const mails = await Promise.all((await mailIds(folder)).map((id) => readMail(folder, id)))
      return to === undefined ? mails : mails.filter((mail) => mail.to.toLowerCase() === to.toLowerCase())
    },
    read,
    async readAttachment(id, filename) {
      const mail = await read(id)
      const at = mail?.attachments.findIndex((attachment) => attachment.filename === filename) ?? -1
      if (at < 0) return undefined
      return { ...mail!.attachments[at]!, content: await readFile(join(folder, attachmentFile(id, at))) }
    },
  }
}

const attachmentFile = (id: string, i: number): string => `${id}.${i}`

/** Renames the file into place, so that a reader of the folder sees a complete file or none. */
async function writeWhole(folder: string, name: string, content: string | Uint8Array): Promise<void> {
  const draft = join(folder, `.${name}`)
  const handle = await open(draft, 'wx', 0o600)
  try {
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(draft, join(folder, name))
}

async function readMail(folder: string, id: string): Promise<KeptMail> {
  return { attachments: [], ...JSON.parse(await readFile(join(folder, `${id}.json`), 'utf8')) } as KeptMail
}

async function mailIds(folder: string): Promise<string[]> {
  const files = (await readdir(folder).catch(unlessAbsent)) ?? []
  const ids = files.filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -'.json'.length))
  return ids
    .filter((id) => MAIL_ID.test(id))
    .sort()
    .reverse()
}
