import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openMailbox } from './mailbox.ts'
import { mailboxFolder, openMail } from './open-mail.ts'

let dataFolder: string
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'credenza-mail-'))
})
afterEach(() => rm(dataFolder, { recursive: true, force: true }))

const code = { to: 'Aisha@Example.com', subject: 'Your code', text: '123456' }

describe('the mailbox on disk', () => {
  test('keeps what was sent, for the person at /dev/mail to read', async () => {
    await openMail({ dataFolder }).send({ ...code, html: '<b>123456</b>' })
    const mailbox = openMailbox(mailboxFolder(dataFolder))
    const [mail] = await mailbox.list()
    expect(mail).toMatchObject({ ...code, html: '<b>123456</b>' })
    expect(await mailbox.read(mail!.id)).toEqual(mail)
  })

  test('lists the newest first, or only those to one address', async () => {
    let now = Date.parse('2026-11-20T10:00:00Z')
    const mailbox = openMailbox(mailboxFolder(dataFolder), () => new Date(now++))
    for (const subject of ['first', 'second', 'third']) await mailbox.send({ ...code, subject })
    await mailbox.send({ ...code, to: 'other@example.com' })
    expect((await mailbox.list('aisha@example.com')).map((mail) => mail.subject)).toEqual([
      'third',
      'second',
      'first',
    ])
    expect(await mailbox.list()).toHaveLength(4)
  })

  test('loses none of many mails sent at once', async () => {
    const mailbox = openMailbox(mailboxFolder(dataFolder))
    await Promise.all(
      Array.from({ length: 50 }, (_, index) => mailbox.send({ ...code, subject: `${index}` })),
    )
    expect(new Set((await mailbox.list()).map((mail) => mail.subject)).size).toBe(50)
  })

  test('keeps the attachments of a mail, under their names', async () => {
    const content = Buffer.from('%PDF-1.7')
    const attachment = { filename: 'certificate.pdf', contentType: 'application/pdf' }
    await openMail({ dataFolder }).send({ ...code, attachments: [{ ...attachment, content }] })
    const mailbox = openMailbox(mailboxFolder(dataFolder))
    const [mail] = await mailbox.list()
    expect(mail!.attachments).toEqual([attachment])
    expect(await mailbox.readAttachment(mail!.id, 'certificate.pdf')).toEqual({ ...attachment, content })
    expect(await mailbox.readAttachment(mail!.id, '../master.key')).toBeUndefined()
  })

  test('is empty before the first mail, and private afterwards', async () => {
    const folder = mailboxFolder(dataFolder)
    const mailbox = openMailbox(folder)
    expect(await mailbox.list()).toEqual([])
    await mailbox.send(code)
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    const files = await readdir(folder)
    expect((await stat(join(folder, files[0]!))).mode & 0o777).toBe(0o600)
  })

  test('reads only files that are mails, whatever id is requested', async () => {
    const mailbox = openMailbox(mailboxFolder(dataFolder))
    await mailbox.send(code)
    await writeFile(join(dataFolder, 'secret.json'), '{}')
    for (const id of ['../secret', 'secret', '', '..']) expect(await mailbox.read(id)).toBeUndefined()
  })
})
