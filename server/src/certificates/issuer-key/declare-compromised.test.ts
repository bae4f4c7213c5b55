import { decodeMultikey, statementDigest, verifyStatement } from '@credenza/credential/issue'
import { decodeEntry } from '@credenza/credential/log'
import { afterAll, describe, expect, test } from 'vitest'
import { runBatch, signature } from '../../../test/acts/batches.ts'
import {
  accept,
  acceptedCertificates,
  createCertificates,
  readAs,
  sign,
  signedCertificates,
} from '../../../test/acts/certificates.ts'
import { makeApiKey } from '../../../test/acts/integrators.ts'
import { mailsTo, untilMails } from '../../../test/acts/mails.ts'
import { type Caller, callAs, makeStudent, nobody, ok } from '../../../test/acts/people.ts'
import { freshSecondFactor } from '../../../test/acts/second-factor.ts'
import { auditHistory } from '../../audit-history.ts'
import { readEntries, readHead } from '../../proof/log/read-log.ts'
import { runTellHoldersOfTheft } from './tell-holders.job.ts'
import { openTheftWorld } from './testing.ts'

const {
  world,
  admin,
  newParties,
  keysOf,
  currentKey,
  declare,
  stealKey,
  instant,
  recorded,
  fileOf,
  verdictOf,
  hasSoundProof,
} = await openTheftWorld()
afterAll(() => world.close())

describe('a stolen key of an issuer', () => {
  test('leaves valid only what the log held before the theft', async () => {
    const { issuer, verifier, student } = await newParties()
    const [before] = await acceptedCertificates(world, { issuer, verifier, student })
    await recorded(issuer, before!)
    const since = instant()
    const [after] = await acceptedCertificates(world, { issuer, verifier, student })
    const [open] = await signedCertificates(world, issuer, student)
    await recorded(issuer, after!)
    const files = await Promise.all([before!, after!, open!].map((id) => fileOf(issuer, id)))
    expect((await verdictOf(files[1]!))[0]).toBe('VALID')

    await freshSecondFactor(world, issuer)
    const keyId = await currentKey(issuer)
    const impactUrl = `/api/organisation/keys/${keyId}/theft-impact?since=${since.toISOString()}`
    expect(ok(await callAs(world, issuer, 'GET', impactUrl)).data).toEqual({
      staysValid: 1,
      becomesInvalid: 1,
      cannotBeDated: 1,
    })
    await stealKey(issuer, since)
    expect(await Promise.all(files.map(verdictOf))).toEqual([
      ['VALID', 'issuer-approved-before-theft', 'endorsed'],
      ['INVALID', 'key-stolen', 'endorsed'],
      ['CANNOT TELL', 'key-stolen-time-unknown', expect.any(String)],
    ])
    const key = await makeApiKey(world, issuer, { scopes: ['vc-api'] })
    const proofs = files.map((file) => hasSoundProof(key, file))
    expect(await Promise.all(proofs)).toEqual([true, false, false])

    const list = () => callAs(world, issuer, 'GET', '/get-certificate-from-db?reissue=true')
    const listed = ok(await list())
    expect(listed.documents.map(({ _id }: { _id: string }) => _id).sort()).toEqual([after!, open!].sort())

    const stolen = await accept(world, verifier, [open!])
    expect([stolen.statusCode, stolen.json().error]).toEqual([409, 'key_compromised'])
  })

  test('means the same for the JWT of a certificate, though a later key signed that', async () => {
    const { issuer, verifier, student } = await newParties()
    const [before] = await acceptedCertificates(world, { issuer, verifier, student })
    await recorded(issuer, before!)
    const since = instant()
    const [after] = await acceptedCertificates(world, { issuer, verifier, student })
    await recorded(issuer, after!)
    const keyId = await currentKey(issuer)
    await freshSecondFactor(world, issuer)
    ok(await callAs(world, issuer, 'POST', '/api/organisation/rotate-key'))
    const formOf = async (id: string, format: string) =>
      ok(await callAs(world, student, 'POST', `/api/certificates/${id}/wallet-form`, { format })).data
        .credential
    const formsOf = (format: string) => Promise.all([before!, after!].map((id) => formOf(id, format)))
    const [jwts, documents] = [await formsOf('jwt_vc_json'), await formsOf('ldp_vc')]
    expect(await Promise.all(jwts.map(verdictOf))).toEqual(await Promise.all(documents.map(verdictOf)))
    ok(await declare(issuer, keyId, since))
    const verdicts = await Promise.all(documents.map(verdictOf))
    expect(verdicts.map(([verdict]) => verdict)).toEqual(['VALID', 'INVALID'])
    expect(await Promise.all(jwts.map(verdictOf))).toEqual(verdicts)
  })

  test('lets everything else be issued again in one act, each in its place', { tags: ['slow'] }, async () => {
    const { issuer, verifier, student } = await newParties()
    const since = instant()
    const [after] = await acceptedCertificates(world, { issuer, verifier, student })
    await stealKey(issuer, since)
    const list = () => callAs(world, issuer, 'GET', '/get-certificate-from-db?reissue=true')
    expect(ok(await list()).documents).toHaveLength(1)
    const batch = await runBatch(world, issuer, {
      kind: 'reissue',
      certificates: { filter: { reissue: 'true' } },
    })
    expect(batch).toMatchObject({ total: 1, done: 1, failed: 0 })
    expect(ok(await list()).documents).toEqual([])
    const made = ok(
      await callAs(world, issuer, 'GET', `/get-certificate-from-db?batch=${batch._id}`),
    ).documents
    await runBatch(world, issuer, {
      kind: 'sign',
      certificates: { filter: { batch: batch._id } },
      ...signature(issuer),
    })
    const ids = made.map(({ _id }: { _id: string }) => _id)
    ok(await accept(world, verifier, ids))
    await world.until(async () => (await readAs(world, issuer, after!)).supersededBy)
    const [again] = ids
    await recorded(issuer, again)
    expect((await verdictOf(await fileOf(issuer, again)))[0]).toBe('VALID')
  })

  test('is declared in a statement that another key of the organisation signed and the log holds', async () => {
    const { issuer } = await newParties()
    const since = instant()
    const stolen = await stealKey(issuer, since)
    const record = ok(await callAs(world, nobody, 'GET', `/issuers/${issuer.id}/record`))
    const did = ok(await callAs(world, nobody, 'GET', `/issuers/${issuer.id}/did.json`))
    const [event] = record.keyEvents
    const at = `${since.toISOString().slice(0, 19)}Z`
    expect(event).toMatchObject({ action: 'key-compromised', keyId: `${did.id}#${stolen}`, at })
    expect(record.stolenKeys).toEqual([{ keyId: event.keyId, since: new Date(at).toISOString() }])
    expect(did.verificationMethod[0]).toMatchObject({ id: event.keyId, revoked: new Date(at).toISOString() })
    const keys = [event.keyId, event.verificationMethod]
    expect(did.assertionMethod).toEqual([...keys, ...keys.map((id) => `${id}-jwk`)])
    expect(did.verificationMethod[2].revoked).toBe(did.verificationMethod[0].revoked)
    const key = decodeMultikey(did.verificationMethod[1].publicKeyMultibase)
    expect(await verifyStatement(event, key)).toBe(true)

    const digest = Buffer.from(statementDigest(event))
    const leaf = await world.until(async () => {
      const { size } = await readHead(world.ctx.db, 'statements')
      const entries = (await readEntries(world.ctx.db, 'statements', 0, size)).map(decodeEntry)
      return entries.find((entry) => digest.equals(entry.digest))
    })
    expect(leaf).toMatchObject({
      action: 'key-compromised',
      certificateIndex: null,
      issuer: issuer.publicKey!.toLowerCase(),
    })
    const findings = await auditHistory(world.ctx)
    expect(findings.filter(({ ok }) => !ok)).toEqual([])
  })

  test('may later be declared stolen earlier, but never later, nor twice', { tags: ['slow'] }, async () => {
    const { issuer, verifier, student } = await newParties()
    const first = instant()
    await acceptedCertificates(world, { issuer, verifier, student })
    const second = instant()
    const keyId = await stealKey(issuer, second)
    const events = async () =>
      ok(await callAs(world, nobody, 'GET', `/issuers/${issuer.id}/record`)).keyEvents.length
    const listed = async () =>
      ok(await callAs(world, issuer, 'GET', '/get-certificate-from-db?reissue=true')).documents.length
    expect([await events(), await listed(), (await keysOf(issuer)).length]).toEqual([1, 0, 2])
    ok(await declare(issuer, keyId, second))
    expect([await events(), (await keysOf(issuer)).length]).toEqual([1, 2])
    const later = await declare(issuer, keyId, new Date(second.getTime() + 1_000))
    expect([later.statusCode, later.json().error]).toEqual([422, 'invalid'])
    ok(await declare(issuer, keyId, first))
    expect([await events(), await listed(), (await keysOf(issuer)).length]).toEqual([2, 1, 2])
    const { stolenKeys } = ok(await callAs(world, nobody, 'GET', `/issuers/${issuer.id}/record`))
    expect(stolenKeys).toHaveLength(1)
    expect(Date.parse(stolenKeys[0].since)).toBeLessThanOrEqual(first.getTime())
  })

  test('cannot be declared stolen at an impossible time, nor by another organisation', async () => {
    const { issuer, verifier } = await newParties()
    await freshSecondFactor(world, issuer)
    const keyId = await currentKey(issuer)
    const refused = async (key: string, since: Date | string) =>
      (await declare(issuer, key, since)).json().error
    expect(await refused(keyId, new Date(world.ctx.clock().getTime() + 60_000))).toBe('invalid')
    expect(await refused(keyId, '2020-01-01T00:00:00Z')).toBe('invalid')
    expect(await refused(keyId, 'yesterday')).toBe('invalid')
    expect(await refused(await currentKey(verifier), world.ctx.clock())).toBe('not_found')
    expect((await keysOf(issuer)).map(({ compromisedAt }) => compromisedAt)).toEqual([''])
  })

  test('is declared only by its owner with a fresh second factor, or by an administrator', async () => {
    const { issuer, verifier, student } = await newParties()
    const keyId = await currentKey(issuer)
    const since = instant()
    const asAdmin = (caller: Caller) =>
      callAs(world, caller, 'POST', `/api/admin/organisations/${issuer.id}/keys/${keyId}/compromised`, {
        since: since.toISOString(),
      })
    expect((await declare(issuer, keyId, since)).json().error).toBe('second_factor_required')
    await freshSecondFactor(world, issuer)
    world.advance(5 * 60_000 + 1_000)
    expect((await declare(issuer, keyId, since)).json().error).toBe('second_factor_stale')
    await freshSecondFactor(world, verifier)
    expect((await declare(verifier, keyId, since)).statusCode).toBe(404)
    for (const caller of [issuer, verifier, student]) expect((await asAdmin(caller)).statusCode).toBe(403)
    expect((await asAdmin(nobody)).statusCode).toBe(401)
    world.advance(5 * 60_000 + 1_000)
    expect((await asAdmin(admin)).json().error).toMatch(/^second_factor/)
    await freshSecondFactor(world, admin)
    ok(await asAdmin(admin))
    const [current, stolen] = await keysOf(issuer)
    expect([current!.compromisedAt, stolen!.id]).toEqual(['', keyId])
    expect(stolen!.compromisedAt).not.toBe('')
  })

  test('signs nothing more: certificates in progress get the next key, and lists get it at once', async () => {
    const { issuer, verifier, student } = await newParties()
    const [id] = await acceptedCertificates(world, { issuer, verifier, student })
    const { statusListCredential } = (await fileOf(issuer, id!)).credentialStatus as Record<string, string>
    const path = new URL(statusListCredential!).pathname
    const keyOf = async () =>
      ok(await callAs(world, nobody, 'GET', path)).proof[0].verificationMethod.split('#')[1]
    const before = await currentKey(issuer)
    expect(await keyOf()).toBe(before)
    const stolen = await stealKey(issuer, instant())
    const next = await currentKey(issuer)
    expect([before === stolen, (await keyOf()) === next]).toEqual([true, true])
    const drafts = await signedCertificates(world, issuer, student)
    expect((await fileOf(issuer, drafts[0]!)).proof).toMatchObject([
      {
        verificationMethod: expect.stringContaining(next),
      },
    ])
  })

  test('signs nothing that is not listed, however much is being signed and accepted during the declaration', {
    tags: ['slow'],
  }, async () => {
    const { issuer, verifier, student } = await newParties()
    await freshSecondFactor(world, issuer)
    const keyId = await currentKey(issuer)
    const since = instant()
    const ids = await createCertificates(world, issuer, student, 40)
    const signing = ids.map((id) => sign(world, issuer, [id]))
    const [declared] = await Promise.all([declare(issuer, keyId, since), ...signing])
    ok(declared)
    const signedBy = await world.ctx.db
      .selectFrom('certificate_document')
      .leftJoin('certificate_to_reissue as listed', (join) =>
        join
          .onRef('listed.org_id', '=', 'certificate_document.org_id')
          .onRef('listed.certificate_id', '=', 'certificate_document.certificate_id'),
      )
      .select(['certificate_document.key_id', 'listed.certificate_id as listed'])
      .where('certificate_document.org_id', '=', issuer.id)
      .execute()
    expect(signedBy.filter((row) => row.key_id === keyId && row.listed === null)).toEqual([])
    expect(signedBy.filter((row) => row.key_id !== keyId && row.listed !== null)).toEqual([])
    const answers = await accept(world, verifier, ids)
    expect(answers.statusCode).toBeLessThan(500)
  })

  test('is announced once to everybody affected, and to nobody else', async () => {
    const { issuer, verifier, student } = await newParties()
    const untouched = await makeStudent(world, issuer)
    await acceptedCertificates(world, { issuer, verifier, student: untouched })
    const since = instant()
    await acceptedCertificates(world, { issuer, verifier, student }, 2)
    const subject = expect.stringContaining('was stolen')
    await stealKey(issuer, since)
    const about = async (to: string) =>
      (await mailsTo(world, to)).filter((mail) => /stolen|reissued/.test(mail.subject))
    await untilMails(world, admin.email, 1)
    for (const to of [issuer.email, verifier.email]) {
      const [mail, ...more] = await world.until(async () => {
        const found = await about(to)
        return found.length > 0 && found
      })
      expect([mail!.subject, more]).toEqual([subject, []])
    }
    const [mail, ...more] = await world.until(async () => {
      const found = await about(student.email)
      return found.length > 0 && found
    })
    expect([mail!.subject, more]).toEqual(['Your certificates need to be reissued', []])
    expect(mail!.text).toContain('Bridges 1\nBridges 2')
    // As if the process had been killed between the emails and the end of the job.
    const job = { organisationId: issuer.id }
    const { signal } = new AbortController()
    await Promise.all([1, 2].map(() => runTellHoldersOfTheft(world.ctx, job, signal)))
    expect((await about(student.email)).length).toBe(1)
    expect(await about(untouched.email)).toEqual([])
  })
})
