import { setTimeout as pause } from 'node:timers/promises'
import { attachmentLimits } from '@credenza/schema'
import { review } from '@credenza/schema/sentences/review'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attach } from '../../../../test/acts/attachments.ts'
import { accept, createCertificates, signedCertificates } from '../../../../test/acts/certificates.ts'
import { corrected } from '../../../../test/acts/corrections.ts'
import {
  callAs,
  makeIssuer,
  makeStudent,
  makeVerifier,
  nobody,
  type Organisation,
  ok,
  type Person,
  uploadAs,
} from '../../../../test/acts/people.ts'
import { pdfFile, pngFile } from '../../../../test/acts/uploads.ts'
import { openRolesWorld } from '../../../../test/worlds/roles-world.ts'

const { world, admin, issuer, student, verifier } = await openRolesWorld()
let otherVerifier: Organisation
let otherIssuer: Organisation

beforeAll(async () => {
  world.tamper()
  otherVerifier = await makeVerifier(world, admin)
  otherIssuer = await makeIssuer(world, admin)
})
afterAll(() => world.close())

const signed = async () => (await signedCertificates(world, issuer, student))[0]!
const listed = (who: Person, id: string) =>
  callAs(world, who, 'GET', `/api/review/requests/${id}/attachments`)
const files = async (who: Person, id: string) => ok(await listed(who, id)).data
const open = (who: Parameters<typeof callAs>[1], fileId: string) =>
  callAs(world, who, 'GET', `/api/review/attachments/${fileId}`)
const remove = (who: Person, fileId: string) =>
  callAs(world, who, 'DELETE', `/api/review/attachments/${fileId}`)
const status = async (answer: ReturnType<typeof callAs>) => (await answer).statusCode
const lend = async (certificateId: string, file?: File, verifierId = verifier.id) =>
  ok(await attach(world, issuer, { certificateId, verifierId, ...(file && { file }) })).data
const fieldsOf = async (answer: ReturnType<typeof attach>) => {
  const { statusCode, ...rest } = await answer
  return { statusCode, fields: Object.keys(rest.json().fields ?? {}) }
}
const entries = (action: string, subject: string) =>
  world.ctx.db
    .selectFrom('audit_entry')
    .select(['org_id', 'actor', 'detail'])
    .where('action', '=', action)
    .where('subject', '=', subject)
    .orderBy('org_id')
    .execute()

describe('a file beside a request', () => {
  test('is read by its issuer and its verifier, with name, size, who added it and when', async () => {
    const [id] = await createCertificates(world, issuer, student)
    const file = await lend(id!, pdfFile('Transcript of\u202efdp.exe', 'every mark'))
    const bytes = '%PDF-1.7\nevery mark'
    expect(file).toMatchObject({
      name: 'Transcript offdp.pdf',
      mediaType: 'application/pdf',
      bytes: bytes.length,
      verifier: { _id: verifier.id },
    })
    expect(file.author).not.toBe('')
    expect(file.at).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/)
    for (const reader of [issuer, verifier]) {
      expect(await files(reader, id!)).toEqual([file])
      const answer = await open(reader, file._id)
      expect([answer.statusCode, answer.body]).toEqual([200, bytes])
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      })
    }
  })

  test('is recorded when it is added, read by the verifier, and deleted', async () => {
    const id = await signed()
    const { _id: file } = await lend(id)
    await open(issuer, file)
    expect(await entries('request.file-read', id)).toEqual([])
    await open(verifier, file)
    ok(await remove(issuer, file))
    const detail = { file, verifier: verifier.id }
    expect(await entries('request.file-added', id)).toMatchObject([{ org_id: issuer.id, detail }])
    expect(await entries('request.file-read', id)).toMatchObject(
      [issuer.id, verifier.id].sort().map((org_id) => ({ org_id, detail: { file } })),
    )
    expect(await entries('request.file-deleted', id)).toMatchObject([{ org_id: issuer.id, detail }])
    expect(await files(verifier, id)).toEqual([])
    expect(await status(open(verifier, file))).toBe(404)
  })

  test('is for nobody else: not another verifier or issuer, the student, the admin or a visitor', async () => {
    const id = await signed()
    const { _id: file } = await lend(id, pngFile('Unmistakable passport.png'))
    expect(await files(otherVerifier, id)).toEqual([])
    expect(await status(open(otherVerifier, file))).toBe(404)
    expect(await status(listed(otherIssuer, id))).toBe(404)
    expect(await status(open(otherIssuer, file))).toBe(404)
    expect(await status(remove(otherIssuer, file))).toBe(404)
    expect(await status(attach(world, otherIssuer, { certificateId: id, verifierId: verifier.id }))).toBe(404)
    for (const who of [student, admin]) {
      expect(await status(listed(who, id))).toBe(403)
      expect(await status(open(who, file))).toBe(403)
    }
    expect(await status(open(nobody, file))).toBe(401)
    expect(await status(remove(verifier, file))).toBe(403)
    for (const who of [verifier, student, nobody])
      expect((await callAs(world, who, 'GET', `/api/certificates/${id}`)).body).not.toContain('Unmistakable')
    const trail = ok(await callAs(world, admin, 'GET', '/api/admin/audit?limit=1000'))
    expect(JSON.stringify(trail) + world.logLines.join('\n')).not.toContain('Unmistakable')
    const rows = await world.ctx.db.selectFrom('review_attachment').selectAll().execute()
    const stored = Buffer.concat(rows.flatMap((row) => [row.about, row.sealed]))
    expect(stored.includes('Unmistakable') || stored.includes('PNG')).toBe(false)
  })

  test('goes to one of the verifiers that have the request, whom the issuer chooses by name', async () => {
    const path = (id: string) => `/api/review/requests/${id}/verifiers`
    const id = await signed()
    const all = ok(await callAs(world, issuer, 'GET', path(id))).data
    expect(all.map(({ _id }: { _id: string }) => _id).sort()).toEqual([verifier.id, otherVerifier.id].sort())
    await world.ctx.db
      .insertInto('chosen_verifier')
      .values({ org_id: issuer.id, verifier_org_id: otherVerifier.id })
      .execute()
    const chosen = await signed()
    await world.ctx.db.deleteFrom('chosen_verifier').where('org_id', '=', issuer.id).execute()
    expect(ok(await callAs(world, issuer, 'GET', path(chosen))).data).toMatchObject([
      { _id: otherVerifier.id },
    ])
    for (const verifierId of [verifier.id, otherIssuer.id, ''])
      expect(await fieldsOf(attach(world, issuer, { certificateId: chosen, verifierId }))).toEqual({
        statusCode: 422,
        fields: ['verifierId'],
      })
    await lend(chosen, undefined, otherVerifier.id)
    expect(await status(listed(verifier, chosen))).toBe(404)
  })

  test('is a PDF, PNG or JPEG by its content, of at most 5 MB', async () => {
    const request = { certificateId: await signed(), verifierId: verifier.id }
    const refused = { statusCode: 415, fields: ['file'] }
    const script = new File(['<script>alert(1)</script>'], 'transcript.pdf')
    expect(await fieldsOf(attach(world, issuer, { ...request, file: script }))).toEqual(refused)
    const large = new File([new Uint8Array(attachmentLimits.bytes + 1)], 'large.pdf')
    expect(await fieldsOf(attach(world, issuer, { ...request, file: large }))).toEqual({
      ...refused,
      statusCode: 413,
    })
    const path = `/api/review/requests/${request.certificateId}/attachments`
    expect(await fieldsOf(uploadAs(world, issuer, path, { verifierId: verifier.id }))).toEqual({
      ...refused,
      statusCode: 422,
    })
  })

  test('is one of at most ten, even if several are added at once', async () => {
    const id = await signed()
    for (let i = 1; i < attachmentLimits.perRequest; i++) await lend(id)
    const answers = [1, 2, 3].map(() =>
      status(attach(world, issuer, { certificateId: id, verifierId: verifier.id })),
    )
    expect((await Promise.all(answers)).sort()).toEqual([200, 422, 422])
    await lend(id, undefined, otherVerifier.id)
  })

  test('cannot be added once the request is decided, and can still be deleted then', async () => {
    const id = await signed()
    const { _id: file } = await lend(id)
    ok(await accept(world, verifier, [id]))
    const late = await attach(world, issuer, { certificateId: id, verifierId: verifier.id })
    expect([late.statusCode, late.json().error]).toEqual([409, 'already_decided'])
    expect(await status(open(verifier, file))).toBe(200)
    ok(await remove(issuer, file))
    expect(await files(issuer, id)).toEqual([])
  })

  test('is forgotten with a withdrawn certificate, and with the documents of the person it is about', async () => {
    const id = await signed()
    const draft = await corrected(world, issuer, id, { title: 'Bridges and Tunnels' })
    await lend(draft)
    ok(await callAs(world, issuer, 'DELETE', `/api/certificates/${id}/correct`))
    const leaving = await makeStudent(world, issuer)
    const [theirs] = await signedCertificates(world, issuer, leaving)
    await lend(theirs!)
    ok(await callAs(world, admin, 'POST', `/api/admin/people/${leaving.id}/erase-documents`))
    const rows = await world.ctx.db.selectFrom('review_attachment').select('certificate_id').execute()
    const left = rows.map((row) => row.certificate_id)
    expect(left).not.toContain(draft)
    expect(left).not.toContain(theirs)

    const late = await attach(world, issuer, { certificateId: theirs!, verifierId: verifier.id })
    expect([late.statusCode, late.json().message]).toEqual([404, review['not_found.person_erased']])
  })

  test('is not taken for another of the same name and size that came with the same Idempotency-Key', async () => {
    const url = `/api/review/requests/${await signed()}/attachments`
    const add = (content: string) =>
      uploadAs(
        world,
        issuer,
        url,
        { verifierId: verifier.id, file: pdfFile('scan.pdf', content) },
        { 'idempotency-key': 'one-key-for-two-scans' },
      )
    const id = ok(await add('scan 1')).data._id
    expect(ok(await add('scan 1')).data._id).toBe(id)
    expect((await add('scan 2')).json()).toMatchObject({ error: 'idempotency_key_reused' })
  })

  test('is forgotten too when it is being added while the person’s documents are erased', async () => {
    const leaving = await makeStudent(world, issuer)
    const [theirs] = await signedCertificates(world, issuer, leaving)
    const { _id: id } = await lend(theirs!)
    const { db } = world.ctx
    const added = await db
      .selectFrom('review_attachment')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    ok(await remove(issuer, id))

    const adding = await db.startTransaction().execute()
    await adding
      .selectFrom('review_request')
      .select('queue_id')
      .where('certificate_id', '=', theirs!)
      .forUpdate()
      .execute()
    await adding.insertInto('review_attachment').values(added).execute()
    const erasing = callAs(world, admin, 'POST', `/api/admin/people/${leaving.id}/erase-documents`)
    await Promise.race([erasing, pause(1_000)])
    await adding.commit().execute()
    ok(await erasing)
    expect(await db.selectFrom('review_attachment').select('id').where('id', '=', id).execute()).toEqual([])
  })
})
