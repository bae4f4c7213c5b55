// @module-tag slow
import { afterAll, describe, expect, test } from 'vitest'
import { runBatch } from '../../../test/acts/batches.ts'
import { readAs, signedCertificates } from '../../../test/acts/certificates.ts'
import { endedCheck } from '../../../test/acts/checks.ts'
import { askFor } from '../../../test/acts/corrections.ts'
import {
  callAs,
  makeStudent,
  type Organisation,
  ok,
  proveMailbox,
  signIn,
  uploadAs,
} from '../../../test/acts/people.ts'
import { uploadCertificate } from '../../../test/acts/uploads.ts'
import { readCsvRows } from '../../../test/read-csv.ts'
import { readZip } from '../../../test/read-zip.ts'
import { exportKinds } from '../../certificates/export/batch-kind.ts'
import { namedPieces } from '../../certificates/export/pieces.ts'
import type { NoteEnded } from '../../platform/acts/batch-kind.ts'
import { MailFailed } from '../../platform/mail/mail.ts'
import { eraseAs } from './erase-documents.ts'
import { runErasePerson } from './erase-person.job.ts'
import { openErasureWorld } from './testing.ts'

const opened = await openErasureWorld()
const { world, issuer, verifier, stranger } = opened
const { ask, erase, certificateWithDetails, tablesWith, untilLockAwaited, waitOutWindow } = opened
afterAll(() => world.close())

const details = ['Summa cum quince', 'Quincunx', 'Persimmons in frost']

type Format = 'csv' | 'zip'
const exportOf = (ids: readonly string[], format: Format) => ({
  kind: 'export',
  certificates: { ids },
  format,
})
const fileOf = (who: Organisation, { _id }: { _id: string }) =>
  callAs(world, who, 'GET', `/api/batches/${_id}/file`)

async function rowsOf(who: Organisation, batch: { _id: string }): Promise<Record<string, string>[]> {
  const [header, ...rows] = readCsvRows((await fileOf(who, batch)).body.slice(1))
  return rows.map((row) => Object.fromEntries(header!.map((heading, i) => [heading, row[i]!])))
}

/** While this runs, no email leaves: each fails at its first attempt. */
async function withoutMail(work: () => Promise<unknown>): Promise<void> {
  const { mail } = world.ctx
  world.ctx.mail = {
    ...mail,
    send: async () => {
      throw new MailFailed('recipient_refused', { isFinal: true })
    },
  }
  const unsent = () => world.ctx.db.selectFrom('outgoing_mail').select('id').where('state', '=', 'queued')
  try {
    await work()
    await world.until(async () => (await unsent().execute()).length === 0)
  } finally {
    world.ctx.mail = mail
  }
}

test('copies of what certificates say go with the person, in the clear and sealed', async () => {
  const student = await makeStudent(world, issuer, 'zubayda.unique@mail.example')
  await proveMailbox(world, student)
  const other = await makeStudent(world, issuer)
  const id = await certificateWithDetails(student)
  const [stays] = await signedCertificates(world, issuer, other)
  const upload = await uploadCertificate(world, { student, issuer: stranger })
  let files: Record<'csv' | 'strangers' | 'zip', { _id: string }> | undefined
  const written = ['Ask about the marmalade', 'minutes-of-marmalade', 'written with a macron']

  await erase(student, async () => {
    const csv = await runBatch(world, issuer, exportOf([id, stays!], 'csv'))
    const strangers = await runBatch(world, stranger, exportOf([upload], 'csv'))
    const [row] = await rowsOf(issuer, csv)
    expect(row).toMatchObject({ ID: id, 'Other details': 'Quincunx: Persimmons in frost' })
    expect(await rowsOf(stranger, strangers)).toMatchObject([{ Recipient: student.name }])
    const [, key] = row!.Link!.split('#')
    expect(key).toMatch(/^[\w-]{43}$/)
    expect(await tablesWith(key!)).toEqual([])
    // It is also in the links of the PDFs.
    const zip = await runBatch(world, issuer, exportOf([id, stays!], 'zip'))
    files = { csv, strangers, zip }

    const holder = await signIn(world, student)
    const credential = await callAs(world, holder, 'GET', `/api/certificates/${id}/credential.json`)
    await endedCheck(world, verifier, [{ name: 'one.json', bytes: credential.rawPayload }])
    const note = { text: written[0] }
    ok(
      await callAs(world, verifier, 'POST', `/api/review/requests/${id}/notes`, note, {
        'idempotency-key': 'a-note',
      }),
    )
    const file = new File(['%PDF-1.7\nminutes'], `${written[1]}.pdf`)
    const path = `/api/review/requests/${id}/attachments`
    ok(
      await uploadAs(world, issuer, path, { verifierId: verifier.id, file }, { 'idempotency-key': 'a-file' }),
    )
    await withoutMail(async () => ok(await askFor(world, holder, id)))

    for (const words of details) expect(await tablesWith(words), words).toContain('export_piece')
    for (const [i, table] of (['review_note', 'review_attachment', 'outgoing_mail'] as const).entries())
      expect(await tablesWith(written[i]!), written[i]).toContain(table)
  })

  for (const words of [...details, ...written]) expect(await tablesWith(words), words).toEqual([])
  expect(await tablesWith(student.email)).toEqual(['student'])
  expect((await rowsOf(issuer, files!.csv)).map(({ ID }) => ID)).toEqual([stays])
  expect(await rowsOf(stranger, files!.strangers)).toEqual([])
  const archive = await readZip((await fileOf(issuer, files!.zip)).rawPayload)
  expect([...archive.keys()]).toHaveLength(2)
})

describe('an erasure while an export is being made', () => {
  /** Where an export waits for an erasure, and the other way round. */
  const holding = { zip: 'from "person_key"', csv: 'for key share' }
  const erasingAt = { zip: 'delete from "person_key"', csv: 'from "account"' }

  async function dueStudent() {
    const student = await makeStudent(world, issuer)
    const id = await certificateWithDetails(student)
    ok(await ask(student))
    await waitOutWindow()
    const chunk = {
      organisationId: issuer.id,
      batchId: student.id,
      accountId: issuer.id,
      ids: [id],
    }
    const make = (format: Format, noteEnded: NoteEnded = async (_, { done }) => new Set(done)) =>
      exportKinds.export.act(world.ctx, { ...chunk, settings: { format } }, noteEnded)
    const erasing = (also?: () => Promise<unknown>) =>
      world.ctx.db.transaction().execute(async (tx) => {
        await runErasePerson(world.ctx, tx, { accountId: student.id })
        await also?.()
      })
    return { id, make, erasing }
  }
  const nothingIsLeft = async () => {
    for (const words of details) expect(await tablesWith(words), words).toEqual([])
  }

  test('comes first: an archive gets no document, and the next run says that it is gone', async () => {
    const { id, make, erasing } = await dueStudent()
    let making: ReturnType<typeof make> | undefined
    await erasing(async () => {
      making = make('zip')
      await untilLockAwaited(holding.zip)
    })
    expect(await making).toEqual({ done: [], failed: [] })
    expect(await make('zip')).toMatchObject({ done: [], failed: [{ id }] })
    await nothingIsLeft()
  })

  test('comes first: a sheet gets what is left in the register', async () => {
    const { id, make, erasing } = await dueStudent()
    let making: ReturnType<typeof make> | undefined
    await erasing(async () => {
      making = make('csv')
      await untilLockAwaited(holding.csv)
    })
    expect(await making).toEqual({ done: [id], failed: [] })
    expect(await tablesWith(id)).toContain('export_piece')
    await nothingIsLeft()
  })

  test.each(['zip', 'csv'] as const)('comes second, and deletes what the %s got', async (format) => {
    const { id, make, erasing } = await dueStudent()
    let erased: ReturnType<typeof erasing> | undefined
    const { done } = await make(format, async (_, result) => {
      erased = erasing()
      await untilLockAwaited(erasingAt[format])
      return new Set(result.done)
    })
    expect(done).toEqual([id])
    await erased
    const pieces = world.ctx.db.selectFrom('export_piece').select('id').where('id', 'like', `${id}%`)
    expect(await pieces.execute()).toEqual([])
    await nothingIsLeft()
  })
})

test('an archive that is being read continues without the documents that are erased in the meantime', async () => {
  const other = await makeStudent(world, issuer)
  const student = await makeStudent(world, issuer)
  const [first] = await signedCertificates(world, issuer, other)
  const erased = await certificateWithDetails(student)
  const [last] = await signedCertificates(world, issuer, other)
  const batch = await runBatch(world, issuer, exportOf([first!, erased, last!], 'zip'))
  const pieces = namedPieces(world.ctx, { organisationId: issuer.id, batchId: batch._id })
  const names = [(await pieces.next()).value!.name]
  await world.ctx.db.transaction().execute((tx) => eraseAs(world.ctx, tx, 'system', student.id))
  for await (const { name } of pieces) names.push(name)
  const slugs = await Promise.all([first!, last!].map(async (id) => (await readAs(world, issuer, id)).slug))
  expect(names.map((name) => /\((.*)\)/.exec(name)![1])).toEqual(slugs.flatMap((slug) => [slug, slug]))
})

test('a file that is deleted while it is read breaks off, so that nobody takes a part of it for all', async () => {
  const ids = await signedCertificates(world, issuer, await makeStudent(world, issuer), 2)
  const batch = await runBatch(world, issuer, exportOf(ids, 'zip'))
  const pieces = namedPieces(world.ctx, { organisationId: issuer.id, batchId: batch._id })
  await pieces.next()
  await world.ctx.db.deleteFrom('export_piece').where('batch_id', '=', batch._id).execute()
  await expect(pieces.next()).rejects.toThrow('deleted while it was read')
})
