import { execFileSync } from 'node:child_process'
import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { readSignature } from '../../../../document/test/read-signature.ts'
import { makeSealAuthority, type Wanted } from '../../../../document/test/seal-authority.ts'
import { readBatch, startBatch } from '../../../test/acts/batches.ts'
import { createCertificates, sign, signedCertificates } from '../../../test/acts/certificates.ts'
import { formOfPdf } from '../../../test/acts/form-of-pdf.ts'
import { callAs, ok } from '../../../test/acts/people.ts'
import { freshSecondFactor } from '../../../test/acts/second-factor.ts'
import { goodSeal, judgePdf } from '../../../test/oracles/judge-pdf.ts'
import { plainReport } from '../../../test/plain-report.ts'
import { makeReadOnly } from '../../../test/read-only.ts'
import { openCscStandIn } from '../../../test/stand-ins/csc-stand-in.ts'
import { p256Key } from '../../../test/stand-ins/signing-stand-in.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import { findBatch } from '../../doors/batch/read-batches.ts'
import { runBatch } from '../../doors/batch/run-batch.job.ts'
import { openRemoteSeals } from '../../platform/seal/open-remote-seals.ts'
import { readConfig } from '../../settings/config.ts'
import { sealDocument } from './seal-document.ts'

// No worker runs here: the test runs a batch's steps itself.
const { world, issuer, student } = await openRolesWorld()
const now = world.ctx.clock()
const csc = await openCscStandIn()
const authority = await makeSealAuthority(now)
const folder = await mkdtemp(join(tmpdir(), 'credenza-remote-seal-'))
const [certificateId] = (await signedCertificates(world, issuer, student)) as [string]
afterAll(async () => {
  await world.close()
  csc.close()
  await rm(folder, { recursive: true })
})

/** The certificates of an authority for a key that only the provider has. */
async function chainFor(key: KeyObject, wanted?: Wanted): Promise<string> {
  const file = join(folder, 'key.pem')
  await writeFile(file, key.export({ format: 'pem', type: 'pkcs8' }))
  const request = execFileSync('openssl', ['req', '-new', '-key', file, '-subj', '/CN=Northern University'])
  return (await authority.certify(request.toString(), wanted)) + authority.middle + authority.root
}

let key = p256Key()
let chain = await chainFor(key)
const open = (credentials = `${issuer.id}=seal-1`, change: Record<string, string> = {}) => {
  const { remoteSeals } = readConfig({
    DATA_DIR: folder,
    ...csc.settings(credentials),
    SIGNING_AT_ONCE: '4',
    ...change,
  })
  return openRemoteSeals(remoteSeals, world.ctx.clock, world.ctx.log)
}
beforeEach(() => {
  csc.credentials.clear()
  csc.credentials.set('seal-1', { key, chain })
  csc.answersLeft = Number.POSITIVE_INFINITY
  csc.swapped = undefined
  csc.refused.length = 0
  world.ctx.remoteSeals = open()
})

const pdf = () => callAs(world, issuer, 'GET', `/api/certificates/${certificateId}/document.pdf`)
const sealedBy = async () => readSignature(new Uint8Array((await pdf()).rawPayload)).signer.issuer
const refusal = async () => {
  const answer = await pdf()
  return [answer.statusCode, answer.json().key, answer.headers['retry-after']]
}

test('openssl and pdfsig accept a provider’s seal, with each kind of key and authorisation', async () => {
  const rsa = generateKeyPairSync('rsa', { modulusLength: 3072 }).privateKey
  csc.credentials.set('seal-2', { key: rsa, chain: await chainFor(rsa), mode: 'explicit' })
  const sealed: Uint8Array[] = []
  for (const credential of ['seal-1', 'seal-2']) {
    csc.calls = 0
    world.ctx.remoteSeals = open(`org_aaaaaaaaaaaaaaaa=other ${issuer.id}=${credential}`)
    const answer = await pdf()
    expect(answer.statusCode).toBe(200)
    sealed.push(new Uint8Array(answer.rawPayload))
    expect(judgePdf(sealed.at(-1)!, authority.root)).toEqual(goodSeal)
    // Four calls: the token, the credential's data, the authorisation and the signature.
    expect([csc.calls, csc.refused]).toEqual([4, []])
  }
  // Also once the provider seals with another key, or is away.
  csc.answersLeft = 0
  for (const one of sealed) expect(await formOfPdf(world.ctx, one)).toBe('well-formed')
  csc.answersLeft = Number.POSITIVE_INFINITY
  const { data } = ok(await callAs(world, issuer, 'GET', '/api/organisation/seal-key'))
  expect(data).toMatchObject({
    heldBy: 'provider',
    state: 'in-force',
    subject: 'CN=Northern University',
    request: '',
  })
})

test('while nothing can be written, what was sealed once can be sealed again', async () => {
  expect((await pdf()).statusCode).toBe(200)
  const makeWritable = await makeReadOnly(world)
  expect(await sealedBy()).toBe('CN=Ministry Seals')
  await makeWritable()
})

test('the owner cannot change here what the provider holds', async () => {
  await freshSecondFactor(world, issuer)
  const path = '/api/organisation/seal-key'
  for (const answer of [
    await callAs(world, issuer, 'PUT', `${path}/certificates`, { certificates: chain }),
    await callAs(world, issuer, 'POST', `${path}/rotate`),
  ])
    expect(answer.json().fieldErrors.certificates.key).toBe('invalid.seal_remote')
})

test('a provider’s key that is reported as stolen seals nothing more, and its seals no longer count', async () => {
  await freshSecondFactor(world, issuer)
  const path = '/api/organisation/seal-key'
  const sealed = (await pdf()).rawPayload
  const keys = async () => ok(await callAs(world, issuer, 'GET', `${path}s`)).data
  const inUse = (await keys()).find((one: { inUse: boolean }) => one.inUse)
  ok(await callAs(world, issuer, 'POST', `${path}s/${inUse.id}/compromised`))
  expect(await refusal()).toEqual([503, 'unavailable.seal_stolen', '10'])
  expect(await formOfPdf(world.ctx, sealed)).toBe('pdf-seal-unknown')
  expect(ok(await callAs(world, issuer, 'GET', path)).data).toMatchObject({
    heldBy: 'provider',
    state: 'stolen',
  })

  key = p256Key()
  chain = await chainFor(key)
  csc.credentials.set('seal-1', { key, chain })
  world.ctx.remoteSeals = open()
  // It can be reported before it seals anything.
  ok(await callAs(world, issuer, 'GET', path))
  expect((await keys()).filter((one: { inUse: boolean }) => one.inUse)).toHaveLength(1)
  const another = (await pdf()).rawPayload
  expect(await formOfPdf(world.ctx, another)).toBe('well-formed')
  csc.answersLeft = 0
  world.ctx.remoteSeals = open()
  expect(await keys()).toMatchObject([{ inUse: false }, { inUse: false }, { inUse: false }])
})

test('a signature of another key is refused before it is used', async () => {
  csc.swapped = p256Key()
  expect(await refusal()).toEqual([503, 'unavailable.seal_refused', '10'])
  expect(world.logLines.some((line) => line.includes('signature of another key'))).toBe(true)
  csc.swapped = undefined
  expect(await sealedBy()).toBe('CN=Ministry Seals')
})

test('credentials that cannot seal alone, with this PIN or these certificates, are refused', async () => {
  const day = 86_400_000
  const ended = { from: new Date(now.getTime() - 9 * day), days: 8 }
  const stranger = p256Key()
  for (const credential of [
    undefined,
    { key, chain, mode: 'oauth2code' as const },
    { key, chain, status: 'disabled' as const },
    { key, chain: await chainFor(key, ended) },
    { key, chain: await chainFor(key, { usages: 32 }) },
    { key, chain: authority.root },
    { key, chain: '-----BEGIN CERTIFICATE-----AAAA-----END CERTIFICATE-----' },
    { key, chain: await chainFor(stranger) },
  ]) {
    csc.credentials.delete('seal-1')
    if (credential) csc.credentials.set('seal-1', credential)
    world.ctx.remoteSeals = open()
    expect(await refusal()).toEqual([503, 'unavailable.seal_refused', '10'])
  }
  csc.credentials.set('seal-1', { key, chain, mode: 'explicit' })
  for (const setting of ['SEAL_CSC_PIN_SECRET', 'SEAL_CSC_CLIENT_SECRET']) {
    world.ctx.remoteSeals = open(undefined, { [setting]: 'guessed' })
    expect(await refusal()).toEqual([503, 'unavailable.seal_refused', '10'])
  }
  expect(csc.refused).toEqual(expect.arrayContaining(['invalid_pin', 'invalid_client']))
})

test('while the provider is down, certificates are signed and shown, and PDFs and bulk downloads wait', async () => {
  csc.answersLeft = 0
  expect(await refusal()).toEqual([503, 'unavailable.seal', '10'])
  const asked = csc.calls
  expect(await refusal()).toEqual([503, 'unavailable.seal', '10'])
  expect(csc.calls).toBe(asked)
  const [id] = await createCertificates(world, issuer, student)
  ok(await sign(world, issuer, [id!]))
  expect((await callAs(world, issuer, 'GET', `/api/certificates/${id}/document.svg`)).statusCode).toBe(200)

  const { _id } = await startBatch(world, issuer, {
    kind: 'export',
    format: 'zip',
    certificates: { ids: [id!] },
  })
  const step = () => runBatch(world.ctx, { organisationId: issuer.id, batchId: _id }, AbortSignal.abort())
  await step()
  expect((await readBatch(world, issuer, _id)).waitsFor.key).toBe('unavailable.seal')
  csc.answersLeft = Number.POSITIVE_INFINITY
  world.advance(6_000)
  while (!(await findBatch(world.ctx.db, issuer.id, _id)).ended_at) await step()
  expect(await readBatch(world, issuer, _id)).toMatchObject({ state: 'done', done: 1, failed: 0 })
  expect(await sealedBy()).toBe('CN=Ministry Seals')
})

test('as many documents are sealed at the same time as the settings allow', async () => {
  const drawn = await world.ctx.renderers.report(plainReport)
  const sealer = await world.ctx.remoteSeals.find(issuer.id)
  csc.mostAtOnce = 0
  csc.delayMs = 5
  const sealed = await Promise.all(Array.from({ length: 12 }, () => sealDocument(world.ctx, drawn, sealer)))
  csc.delayMs = 0
  expect(sealed.every((one) => readSignature(one).valid)).toBe(true)
  expect(csc.mostAtOnce).toBe(4)
})

test('no secret of the provider is logged', () => {
  for (const secret of ['of the client', 'the-pin', 'an-access-token', 'sad-'])
    expect(world.logLines.filter((line) => line.includes(secret))).toEqual([])
})

test('a token that the provider no longer accepts is replaced once, and the seal is made', async () => {
  await pdf()
  csc.token = 'another-access-token'
  expect(await sealedBy()).toBe('CN=Ministry Seals')
  expect(csc.refused).toEqual(['invalid_token'])
})
