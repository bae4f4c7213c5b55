// @module-tag slow
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, expect, test } from 'vitest'
import { signedCertificates } from '../../../test/acts/certificates.ts'
import { makeApiKey } from '../../../test/acts/integrators.ts'
import { callAs, makeStudent, ok, type Student } from '../../../test/acts/people.ts'
import { pdfFile, uploadForm } from '../../../test/acts/uploads.ts'
import { heldUp } from '../../../test/overlapping.ts'
import { askCorrection } from '../../certificates/correction/request/ask-correction.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { replaceProfile } from '../kept-badge/profile.ts'
import { storeBadge } from '../kept-badge/store-badge.ts'
import { uploadCertificate } from '../upload/upload-certificate.ts'
import { challengeWallet } from '../wallet/challenge.ts'
import { runErasePerson } from './erase-person.job.ts'
import { openErasureWorld } from './testing.ts'

const { world, issuer, ask, waitOutWindow } = await openErasureWorld()
const { ctx } = world
afterAll(() => world.close())

/** What an act comes to that waits while its person is being erased. */
const duringErasure = ({ id: accountId }: Student, act: () => Promise<unknown>) =>
  heldUp(
    world,
    () =>
      act().then(
        (done) => done,
        (error: unknown) => (error instanceof ApiError ? error.sentence.key : error),
      ),
    { lock: (tx) => runErasePerson(ctx, tx, { accountId }), waitsAt: '' },
    async () => undefined,
  )

/** What a student adds, on their own or through an application, and the table that it goes into. */
const additions: Record<string, (student: Student) => Promise<() => Promise<unknown>>> = {
  kept_badge: async (student) => () => {
    const content = { credential: 'a.b.c', name: 'Welding', issuer: 'A school' }
    const badge = { issuerId: 'did:example:school', id: 'urn:badge', issuedAt: ctx.clock(), content }
    return storeBadge(ctx, student.id, badge)
  },
  badge_profile: async (student) => () =>
    replaceProfile(ctx, student.id, { type: ['Profile'], phone: '+971 50 123', familyName: 'Haddad' }),
  correction_request: async (student) => {
    const [certificateId] = await signedCertificates(world, issuer, student)
    const wish = { changes: [{ field: 'userName' as const, to: 'Amal Haddād' }], why: 'A macron is missing.' }
    return () => askCorrection(ctx, student.id, { certificateId: certificateId!, wish }, undefined)
  },
  certificate: async (student) => {
    const { doc_url: _, ...fields } = uploadForm(issuer)
    const path = join(await mkdtemp(join(tmpdir(), 'upload-')), 'upload.pdf')
    await writeFile(path, await pdfFile().bytes())
    const files = [{ field: 'doc_url', name: 'upload.pdf', path, bytes: 20 }]
    return () => uploadCertificate(ctx, student.id, { fields, files }, () => undefined)
  },
  wallet_challenge: async (student) => () =>
    challengeWallet(ctx, student.id, privateKeyToAccount(`0x${'11'.repeat(32)}`).address),
}
test.each(Object.entries(additions))(
  '%s gets nothing of a person who is erased meanwhile',
  async (table, prepare) => {
    const student = await makeStudent(world, issuer)
    const add = await prepare(student)
    ok(await ask(student))
    await waitOutWindow()
    const rows = async () =>
      (
        await ctx.db
          .selectFrom(table as 'kept_badge')
          .select('account_id')
          .where('account_id', '=', student.id)
          .execute()
      ).length
    const before = await rows()
    expect(await duringErasure(student, add)).toBe('not_signed_in')
    expect(await rows()).toBe(before)
  },
)

test('a certificate is not offered to the wallet of a person who is erased meanwhile', async () => {
  const student = await makeStudent(world, issuer)
  const certificateIds = await signedCertificates(world, issuer, student)
  const key = await makeApiKey(world, issuer)
  ok(await ask(student))
  await waitOutWindow()
  const offer = () => callAs(world, key, 'POST', '/v1/certificates/wallet-offers', { certificateIds })
  const during = (await duringErasure(student, offer)) as Awaited<ReturnType<typeof offer>>
  const fields = { 'certificateIds.0': 'The document of this certificate was erased.' }
  expect(during.json().fields).toEqual(fields)
  expect((await offer()).json().fields).toEqual(fields)
})
