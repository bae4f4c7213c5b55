import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openCheckpoint, parseVerifierKey } from '@credenza/credential/log'
import { LEARNING_CREDENTIAL, readTokenList } from '@credenza/credential/sd-jwt'
import { decodeStatusList, getStatus } from '@credenza/credential/status'
import { openAnchored, openStanding, readDeployment } from '@credenza/credential/verify'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { acceptedCertificates, readAs, revoke, suspend } from '../../../test/acts/certificates.ts'
import { callAs, nobody, ok } from '../../../test/acts/people.ts'
import { freshSecondFactor } from '../../../test/acts/second-factor.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import { publicUrl } from '../../../test/worlds/test-world.ts'
import type { Context } from '../../context.ts'
import { runDeleteBlocks } from '../../holders/erasure/erase-documents.ts'
import { walletKey } from '../../people/organisation/wallet-key.ts'
import { publishedFolder } from '../../platform/publication/published-folder.ts'
import type { PublishedPlace } from '../../platform/publication/published-place.ts'
import { forgetProgress } from './progress.ts'
import { publishRound } from './publish-round.ts'

const { world, issuer, verifier, student } = await openRolesWorld({ startRoles: true })
let folder: string
let published: PublishedPlace
let ctx: Context
afterAll(() => world.close())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'credenza-published-'))
  published = await publishedFolder(folder)
  ctx = { ...world.ctx, published }
  return () => rm(folder, { recursive: true })
})

async function recordedCertificate() {
  const [id] = await acceptedCertificates(world, { issuer, verifier, student })
  return world.until(async () => {
    const { slug, uri, certificateNumber } = await readAs(world, issuer, id!)
    const { data } = ok(await callAs(world, nobody, 'GET', `/api/evidence/${id}`))
    return (
      uri !== '' && data.anchor?.final && { id: id!, slug, cid: data.cid, number: Number(certificateNumber) }
    )
  })
}

/** Runs rounds until nothing is left to do. */
async function publish(of: Context = ctx) {
  while (await publishRound(of, of.published!, { all: true }));
}
const files = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
    .sort()
const read = (path: string) => readFile(join(folder, path))
const served = async (path: string) => (await callAs(world, nobody, 'GET', path)).rawPayload
const json = async (path: string) => JSON.parse(String(await read(path)))
/** Waits until the log holds everything that has happened. */
const logged = () =>
  world.until(async () => !(await ctx.db.selectFrom('log_pending').select('position').executeTakeFirst()))

test('what a verification reads is there under the same paths, byte for byte or signed for a day', async () => {
  const { slug, cid } = await recordedCertificate()
  await publish()
  const evidence = await json(`/api/evidence/${slug}`)
  const credentialId = (await files()).find((path) => path.startsWith('/api/evidence/urn:uuid:'))!
  for (const path of [
    '/.well-known/did.json',
    `/api/evidence/${slug}`,
    credentialId.replaceAll(':', '%3A'),
    `/issuers/${issuer.id}/did.json`,
    `/issuers/${issuer.id}/record`,
    `/issuers/${issuer.id}/status/revocation/1`,
    `/issuers/${verifier.id}/status/revocation/1`,
    `/log/certificates/tile/0/000.p/${evidence.data.log.size}`,
  ])
    expect(await read(decodeURIComponent(path)), path).toEqual(await served(path))
  expect(await read(`/ipfs/${cid}`)).toEqual(await served(`/ipfs/${cid}?format=raw`))

  const deployment = readDeployment(await json('/.well-known/did.json'))
  const now = ctx.clock()
  const did = `${deployment.did}:issuers:${issuer.id}`
  const { record } = await openStanding(await json(`/issuers/${issuer.id}/standing`), did, {
    ...deployment,
    now,
  })
  expect(record).toMatchObject({ status: 'approved', suspended: {} })
  const { size } = evidence.data.log
  const { recorded } = await json(`/log/certificates/anchor/${size}`)
  expect(await openAnchored(recorded, size, { ...deployment, now })).toMatchObject({ size, final: true })
  const note = String(await read('/log/certificates/checkpoint'))
  expect(await openCheckpoint(note, parseVerifierKey(deployment.logKey))).toMatchObject({ ok: true })
})

test('a key for seals is published at once, and so is its theft, without any other event', async () => {
  await recordedCertificate()
  await freshSecondFactor(world, issuer)
  await publish()
  const sealKeys = '/api/organisation/seal-keys'
  const published = async () => {
    await publishRound(ctx, ctx.published!, { all: false })
    const { verificationMethod } = await json(`/issuers/${issuer.id}/did.json`)
    const seals = verificationMethod.filter(({ id }: { id: string }) => id.includes('#seal-'))
    return seals.map((key: object) => 'revoked' in key)
  }
  ok(await callAs(world, issuer, 'GET', '/api/organisation/seal-key'))
  await expect.poll(published, { timeout: 15_000 }).toEqual([false])
  const [{ id }] = ok(await callAs(world, issuer, 'GET', sealKeys)).data
  ok(await callAs(world, issuer, 'POST', `${sealKeys}/${id}/compromised`))
  await expect.poll(published, { timeout: 15_000 }).toEqual([true, false])
})

test('an anchor that the log left behind when it was restored is written again', {
  tags: ['slow'],
}, async () => {
  const { slug } = await recordedCertificate()
  await publish()
  const { size } = (await json(`/api/evidence/${slug}`)).data.log
  const path = `/log/certificates/anchor/${size}`
  const checkpoint = async () => JSON.parse((await json(path)).recorded.said).checkpoint
  const before = await checkpoint()
  await published.put(path.slice(1), '{"recorded":"of another log"}', { type: 'application/json', cache: '' })
  await forgetProgress(ctx, published.name)
  await publish()
  expect(await checkpoint()).toEqual(before)
})

test('with a key for wallets, its lists and metadata are there too', async () => {
  await recordedCertificate()
  await walletKey(ctx, issuer.id)
  await publish()
  const metadata = `/.well-known/jwt-vc-issuer/issuers/${issuer.id}`
  for (const path of [metadata, '/vct/certificate', `/type-metadata/${LEARNING_CREDENTIAL}`])
    expect(await read(path), path).toEqual(await served(path))
  const url = `${publicUrl}/issuers/${issuer.id}/status/token/1`
  const token = String(await read(`/issuers/${issuer.id}/status/token/1`))
  const [key] = (await json(metadata)).jwks.keys
  expect((await readTokenList(token, { url, key, now: ctx.clock() }))(0)).toBe(0)
})

test('lists for Blockcerts verifiers are there too', async () => {
  const { id } = await recordedCertificate()
  await suspend(world, issuer, id)
  await publish()
  const place = (purpose: string) => `/issuers/${issuer.id}/status/2021/${purpose}/1`
  const indexes = await ctx.db
    .selectFrom('status_entry')
    .select('index')
    .where('org_id', '=', issuer.id)
    .where('certificate_id', '=', id)
    .executeTakeFirstOrThrow()
  const bit = async (purpose: string) => {
    const { credentialSubject } = await json(place(purpose))
    return getStatus(await decodeStatusList(`u${credentialSubject.encodedList}`), indexes.index)
  }
  expect([await bit('revocation'), await bit('suspension')]).toEqual([false, true])
})

test('a verifier, whose lists are about acceptances, has none for wallets and Blockcerts', async () => {
  await recordedCertificate()
  await walletKey(ctx, verifier.id)
  await publish()
  const its = (await files()).filter((path) => path.startsWith(`/issuers/${verifier.id}/status/`))
  expect(its).toEqual([`/issuers/${verifier.id}/status/revocation/1`])
  for (const list of ['token/1', '2021/revocation/1']) {
    const answer = await callAs(world, nobody, 'GET', `/issuers/${verifier.id}/status/${list}`)
    expect(answer.statusCode).toBe(404)
  }
})

test('after the key for wallets was stolen, or retired and not replaced, the next one signs the lists', {
  tags: ['slow'],
}, async () => {
  await recordedCertificate()
  const metadata = `/.well-known/jwt-vc-issuer/issuers/${issuer.id}`
  for (const [name, at] of Object.entries({ compromised_at: ctx.clock(), retired_at: ctx.clock() })) {
    const { publicKeyMultibase: ended } = await walletKey(ctx, issuer.id)
    await publish()
    // The state after a server was killed before it made the next key.
    await ctx.db
      .updateTable('organisation_key')
      .set({ [name]: at })
      .where('id', '=', ended)
      .execute()
    await publish()
    const token = String(await read(`/issuers/${issuer.id}/status/token/1`))
    const { kid } = JSON.parse(Buffer.from(token.split('.')[0]!, 'base64url').toString())
    expect(kid).not.toBe(ended)
    const kids = (await json(metadata)).jwks.keys.map((key: { kid: string }) => key.kid)
    expect(kids).toContain(kid)
    expect(kids.includes(ended)).toBe(name === 'retired_at')
  }
})

test('a suspension and a revocation reach the copy with the next round', async () => {
  const [suspended, revoked] = [await recordedCertificate(), await recordedCertificate()]
  await publish()
  ok(await suspend(world, issuer, suspended.id))
  ok(await revoke(world, issuer, revoked.id))
  await logged()
  await publishRound(ctx, published, { all: false })
  const actions = async (slug: string) =>
    (await json(`/api/evidence/${slug}`)).data.statements.map(({ action }: { action: string }) => action)
  expect(await actions(suspended.slug)).toEqual(['suspended'])
  expect(await actions(revoked.slug)).toEqual(['revoked'])
  const standing = JSON.parse((await json(`/issuers/${issuer.id}/standing`)).said)
  expect(Object.keys(standing.record.suspended)).toHaveLength(1)
  const { credentialSubject } = await json(`/issuers/${issuer.id}/status/revocation/1`)
  const bits = await decodeStatusList(credentialSubject.encodedList)
  const { index } = await ctx.db
    .selectFrom('status_entry')
    .select('index')
    .where('org_id', '=', issuer.id)
    .where('certificate_id', '=', revoked.id)
    .executeTakeFirstOrThrow()
  expect(getStatus(bits, index)).toBe(true)
})

test('an erased document vanishes, even if its copy was being written', async () => {
  const { id, slug, cid } = await recordedCertificate()
  const erase = () =>
    ctx.db
      .updateTable('certificate_document')
      .set({ wrapped_key: null, sealed: null })
      .where('certificate_id', '=', id)
      .execute()
  world.tamper()
  let erased = false
  const meanwhile: PublishedPlace = {
    ...published,
    put: async (path, ...rest) => {
      if (path === `api/evidence/${slug}` && !erased) {
        erased = true
        await erase()
        await runDeleteBlocks(ctx, { cids: [cid], certificateIds: [id] })
      }
      return published.put(path, ...rest)
    },
  }
  await publish({ ...ctx, published: meanwhile })
  expect(erased).toBe(true)
  expect(await files()).not.toContain(`/ipfs/${cid}`)
  expect((await json(`/api/evidence/${slug}`)).data).toMatchObject({ cid: null, erased: true })
})

test('a round that was cut off anywhere is completed by the next, and nothing refers to what is missing', {
  tags: ['slow'],
}, async () => {
  await recordedCertificate()
  await publish()
  const complete = await files()
  await forgetProgress(ctx, folder)
  await rm(folder, { recursive: true })
  for (let puts = 0; ; puts += 3) {
    published = await publishedFolder(folder)
    let left = puts
    const cut: PublishedPlace = {
      ...published,
      put: async (...file) => {
        if (left-- <= 0) throw new Error('killed')
        return published.put(...file)
      },
    }
    const isCut = await publish({ ...ctx, published: cut }).then(
      () => false,
      () => true,
    )
    await expectNothingMissing()
    if (!isCut) break
    await forgetProgress(ctx, folder)
  }
  expect(await files()).toEqual(complete)
})

async function expectNothingMissing() {
  const there = new Set(await files())
  for (const path of there) {
    if (!path.startsWith('/api/evidence/')) continue
    const { data } = await json(path)
    const issuerId = data.endorsements[0].issuer.id.split(':').at(-1)
    expect(there).toContain(`/issuers/${issuerId}/standing`)
    expect(there).toContain(`/issuers/${issuer.id}/standing`)
    expect(there).toContain(`/log/certificates/anchor/${data.log.size}`)
    if (data.cid) expect(there).toContain(`/ipfs/${data.cid}`)
  }
  if (!there.has('/log/certificates/checkpoint')) return
  const [, size] = String(await read('/log/certificates/checkpoint')).split('\n')
  expect(there).toContain(`/log/certificates/tile/entries/000.p/${size}`)
}
