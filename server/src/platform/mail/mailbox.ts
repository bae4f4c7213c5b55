import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mail, MailMessage } from './mail.ts'

/** A mail in the mailbox; newer ids sort after older ones. */
export interface KeptMail extends MailMessage {
  id: string
  /** ISO 8601. */
  sentAt: string
}

/** Mails as files of a folder, one .json each: for development, where a person reads them at /dev/mail. */
export interface Mailbox extends Mail {
  /** All mails, or those to one address (in any case), newest first. */
  list(to?: string): Promise<KeptMail[]>
  /** One mail, or undefined when there is none with this id. */
  read(id: string): Promise<KeptMail | undefined>
}

const MAIL_ID = /^[0-9]{14,16}-[0-9a-f-]{36}$/

/** Opens the mailbox in this folder, which is made, private to us, with the first mail. */
export function openMailbox(folder: string, clock: () => Date = () => new Date()): Mailbox {
  return {
    async send({ to, subject, text, html }) {
      const sentAt = clock()
      const id = `${sentAt.getTime().toString().padStart(14, '0')}-${randomUUID()}`
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeWhole(
        folder,
        id,
        JSON.stringify({ id, sentAt: sentAt.toISOString(), to, subject, text, html }),
      )
    },
    async list(to) {
      const mails = await Promise.all((await mailIds(folder)).map((id) => readMail(folder, id)))
      return to === undefined ? mails : mails.filter((mail) => mail.to.toLowerCase() === to.toLowerCase())
    },
    async read(id) {
      return (await mailIds(folder)).includes(id) ? readMail(folder, id) : undefined
    },
  }
}

/** The rename makes the mail appear whole or not at all to whoever lists the folder meanwhile. */
async function writeWhole(folder: string, id: string, json: string): Promise<void> {
  const draft = join(folder, `.${id}`)
  const handle = await open(draft, 'wx', 0o600)
  try {
    await handle.writeFile(json)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(draft, join(folder, `${id}.json`))
}

async function readMail(folder: string, id: string): Promise<KeptMail> {
  return JSON.parse(await readFile(join(folder, `${id}.json`), 'utf8')) as KeptMail
}

async function mailIds(folder: string): Promise<string[]> {
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const ids = files.filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -'.json'.length))
  return ids
    .filter((id) => MAIL_ID.test(id))
    .sort()
    .reverse()
}
