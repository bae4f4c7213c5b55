import { afterAll, describe, expect, test } from 'vitest'
import { certificate, readBatch, signature, startBatch } from '../../../test/acts/batches.ts'
import { createCertificates, revoke, sign } from '../../../test/acts/certificates.ts'
import { makeApiKey } from '../../../test/acts/integrators.ts'
import {
  callAs,
  makeAdmin,
  makeIssuer,
  makeStudent,
  nobody,
  type Organisation,
  ok,
} from '../../../test/acts/people.ts'
import { freshSecondFactor } from '../../../test/acts/second-factor.ts'
import { awsSettings, openAwsStandIn } from '../../../test/stand-ins/aws-stand-in.ts'
import { ed25519Key, p256Key } from '../../../test/stand-ins/signing-stand-in.ts'
import { addStudents } from '../../../test/worlds/many-students.ts'
import { openTestWorld } from '../../../test/worlds/test-world.ts'
import { findBatch } from '../../doors/batch/read-batches.ts'
import { runBatch } from '../../doors/batch/run-batch.job.ts'
import { publishOrganisation } from '../../doors/publication/publish-organisation.ts'
import { openKeyStores } from '../../platform/keys/store/open-key-stores.ts'
import type { PublishedPlace } from '../../platform/publication/published-place.ts'

const store = await openAwsStandIn()
// No worker runs here: the tests run a batch's steps themselves.
const world = await openTestWorld({ settings: { ...awsSettings(store), SIGNING_AT_ONCE: '8' } })
world.ctx.keyStores = await openKeyStores(world.ctx.config.keyStores, world.ctx.clock, world.ctx.log)
const admin = await makeAdmin(world)
afterAll(async () => {
  await world.close()
  store.close()
})

const path = '/api/organisation/external-key'
const connect = async (issuer: Organisation, label: string, name = 'aws-kms') =>
  callAs(world, issuer, 'POST', path, { store: name, label })

/** An issuer that signs with a key in the store. */
async function connected() {
  const issuer = await makeIssuer(world, admin)
  const label = `${issuer.id}-2026`
  store.keys.set(label, ed25519Key())
  await freshSecondFactor(world, issuer)
  const { publicKeyMultibase } = ok(await connect(issuer, label))
  await readSignature(issuer)
  return { issuer, label, keyId: publicKeyMultibase as string }
}

async function readSignature(issuer: Organisation): Promise<void> {
  issuer.digitalSignature = ok(
    await callAs(world, issuer, 'GET', '/api/issuer-verifier-profile'),
  ).data.digitalSignature
}

async function hasSoundProof(issuer: Organisation, id: string): Promise<boolean> {
  const key = await makeApiKey(world, issuer, { scopes: ['certificates:read', 'vc-api'] })
  const file = ok(await callAs(world, key, 'GET', `/v1/certificates/${id}/credential.json`))
  const body = { verifiableCredential: file.certificate ?? file, options: { checks: ['proof'] } }
  return (await callAs(world, key, 'POST', '/vc-api/credentials/verify', body)).json().verified
}

const signedBy = async (issuer: Organisation) => {
  const rows = await world.ctx.db
    .selectFrom('certificate_document')
    .select(['certificate_id', 'key_id'])
    .where('org_id', '=', issuer.id)
    .execute()
  return rows.map(({ key_id }) => key_id)
}

describe('a key in a key store', () => {
  test('becomes the signing key once it has signed a challenge, and is published as every key', async () => {
    const { issuer, label, keyId } = await connected()
    const student = await makeStudent(world, issuer)
    expect(ok(await callAs(world, issuer, 'GET', path)).data).toEqual({
      stores: ['aws-kms'],
      labelPrefix: `${issuer.id}-`,
      current: { store: 'aws-kms', label },
      currentForWallets: null,
    })
    const did = ok(await callAs(world, nobody, 'GET', `/issuers/${issuer.id}/did.json`))
    expect(did.assertionMethod).toHaveLength(4)
    expect(did.assertionMethod[1]).toBe(`${did.id}#${keyId}`)
    expect(did.assertionMethod[3]).toBe(`${did.id}#${keyId}-jwk`)
    const { keyEvents } = ok(await callAs(world, nobody, 'GET', `/issuers/${issuer.id}/record`))
    expect(keyEvents).toMatchObject([{ action: 'key-rotated', verificationMethod: `${did.id}#${keyId}` }])

    const [id] = await createCertificates(world, issuer, student)
    ok(await sign(world, issuer, [id!]))
    expect(await signedBy(issuer)).toEqual([keyId])
    expect(await hasSoundProof(issuer, id!)).toBe(true)
    ok(await revoke(world, issuer, id!))
    const list = ok(await callAs(world, nobody, 'GET', `/issuers/${issuer.id}/status/revocation/1`))
    expect(list.proof[0].verificationMethod).toBe(`${did.id}#${keyId}`)
  })

  test('is refused under a label that is not the organisation’s, and if it signs in another way', async () => {
    const { issuer, label } = await connected()
    const other = await makeIssuer(world, admin)
    const fieldOf = async (who: Organisation, wanted: string, name?: string) => {
      const answer = await connect(who, wanted, name)
      const [field] = Object.entries(answer.json().fieldErrors ?? {}) as [string, { key: string }][]
      return [answer.statusCode, field?.[0], field?.[1].key]
    }
    expect((await connect(other, `${other.id}-1`)).json().error).toBe('second_factor_required')
    await freshSecondFactor(world, other)
    store.keys.set(`${other.id}-p256`, p256Key())
    expect(await fieldOf(other, label)).toEqual([422, 'label', 'invalid.store_label'])
    expect(await fieldOf(other, `${other.id}-../${label}`)).toEqual([422, 'label', 'invalid.store_label'])
    expect(await fieldOf(other, `${other.id}-none`)).toEqual([422, 'label', 'invalid.store_key_unknown'])
    expect(await fieldOf(other, `${other.id}-p256`)).toEqual([422, 'label', 'invalid.store_key_kind'])
    expect(await fieldOf(other, `${other.id}-1`, 'pkcs11')).toEqual([
      422,
      'store',
      'invalid.store_not_connected',
    ])
    expect(await fieldOf(issuer, label)).toEqual([422, 'label', 'invalid.store_key_used'])
    expect(ok(await callAs(world, other, 'GET', path)).data.current).toBe(null)
  })

  test('gives way to a key that is held here, and to the next one in the store', async () => {
    const { issuer, keyId } = await connected()
    ok(await callAs(world, issuer, 'POST', '/api/organisation/rotate-key'))
    expect(ok(await callAs(world, issuer, 'GET', path)).data.current).toBe(null)
    store.keys.set(`${issuer.id}-2027`, ed25519Key())
    ok(await connect(issuer, `${issuer.id}-2027`))
    const keys = ok(await callAs(world, issuer, 'GET', '/api/organisation/keys')).data
    expect(keys).toHaveLength(4)
    expect(keys.find((key: { id: string }) => key.id === keyId).retiredAt).not.toBe('')
  })

  test('can be declared stolen while the store is away; the next key is held here', async () => {
    const { issuer, keyId } = await connected()
    const student = await makeStudent(world, issuer)
    world.advance(2_000)
    store.answersLeft = 0
    const since = world.ctx.clock().toISOString()
    await freshSecondFactor(world, issuer)
    ok(await callAs(world, issuer, 'POST', `/api/organisation/keys/${keyId}/compromised`, { since }))
    await readSignature(issuer)
    const [id] = await createCertificates(world, issuer, student)
    ok(await sign(world, issuer, [id!]))
    expect(await signedBy(issuer)).not.toContain(keyId)
    await comesBack()
  })
})

/** Makes the store answer again, and waits until the pause after its failure is over. */
async function comesBack(): Promise<void> {
  store.answersLeft = Number.POSITIVE_INFINITY
  world.advance(6_000)
}

describe('many signatures of a key store', () => {
  /** A batch that signs this number of certificates, and the steps of its job. */
  async function signing(count: number) {
    const key = await connected()
    const { issuer } = key
    await addStudents(world.ctx, issuer.id, count)
    const step = (batchId: string) =>
      runBatch(world.ctx, { organisationId: issuer.id, batchId }, AbortSignal.abort())
    const toEnd = async (batchId: string) => {
      while (!(await findBatch(world.ctx.db, issuer.id, batchId)).ended_at) await step(batchId)
    }
    const made = await startBatch(world, issuer, { kind: 'create', recipients: { filter: {} }, certificate })
    await toEnd(made._id)
    const certificates = { filter: { batch: made._id } }
    const { _id } = await startBatch(world, issuer, { kind: 'sign', certificates, ...signature(issuer) })
    return {
      ...key,
      step: () => step(_id),
      toEnd: () => toEnd(_id),
      read: () => readBatch(world, issuer, _id),
    }
  }

  test('are asked for side by side, as many as the settings say; the batch says how quickly it goes on', async () => {
    const { issuer, keyId, step, toEnd, read } = await signing(150)
    store.mostAtOnce = 0
    store.delayMs = 5
    await step()
    store.delayMs = 0
    expect(store.mostAtOnce).toBe(8)
    expect(await read()).toMatchObject({ state: 'running', done: 100, waitsFor: null })
    expect((await read()).perSecond).toBeGreaterThan(0)
    await toEnd()
    expect(await read()).toMatchObject({ state: 'done', done: 150, failed: 0 })
    expect(await signedBy(issuer)).toEqual(Array.from({ length: 150 }, () => keyId))
  })

  test('wait while the store is away, and go on; what was half done is kept nowhere', async () => {
    const { issuer, step, toEnd, read } = await signing(120)
    store.answersLeft = 90
    await step()
    expect(await read()).toMatchObject({
      state: 'running',
      done: 0,
      failed: 0,
      waitsFor: { error: 'unavailable', key: 'unavailable.key_store' },
    })
    expect(await signedBy(issuer)).toEqual([])
    const asked = store.calls
    await step()
    expect(store.calls).toBe(asked)
    await comesBack()
    await toEnd()
    expect(await read()).toMatchObject({ state: 'done', done: 120, failed: 0, waitsFor: null })
    expect(await signedBy(issuer)).toHaveLength(120)
  })

  test('are not used when the key behind the label was swapped, until it is back', async () => {
    const { issuer, label, keyId, step, toEnd, read } = await signing(3)
    const own = store.keys.get(label)!
    store.keys.set(label, ed25519Key())
    await step()
    expect((await read()).waitsFor.key).toBe('unavailable.key_wrong')
    store.keys.delete(label)
    await step()
    expect((await read()).waitsFor.key).toBe('unavailable.key_refused')
    expect(await signedBy(issuer)).toEqual([])
    store.keys.set(label, own)
    await toEnd()
    expect(await signedBy(issuer)).toEqual([keyId, keyId, keyId])
  })

  test('are refused to a single call while the store is away, which can be made again', async () => {
    const { issuer } = await connected()
    const [id] = await createCertificates(world, issuer, await makeStudent(world, issuer))
    store.answersLeft = 0
    const refused = await sign(world, issuer, [id!])
    expect([refused.statusCode, refused.json().error]).toEqual([503, 'unavailable'])
    expect(refused.headers['retry-after']).toBe('10')
    await comesBack()
    ok(await sign(world, issuer, [id!]))
  })

  test('are not needed to publish the rest; lists for Blockcerts verifiers stay as they were published', async () => {
    const { issuer } = await connected()
    const [id] = await createCertificates(world, issuer, await makeStudent(world, issuer))
    ok(await sign(world, issuer, [id!]))
    let files: string[] = []
    const place: PublishedPlace = {
      name: 'memory',
      put: async (file) => void files.push(file.replace(`issuers/${issuer.id}/`, '')),
      remove: async () => {},
      has: async () => false,
    }
    await publishOrganisation(world.ctx, place, issuer.id)
    const lists = ['status/2021/revocation/1', 'status/2021/suspension/1']
    expect(files).toEqual(['status/revocation/1', ...lists, 'did.json', 'record', 'standing'])
    files = []
    store.answersLeft = 0
    await publishOrganisation(world.ctx, place, issuer.id)
    await comesBack()
    expect(files).toEqual(['status/revocation/1', 'did.json', 'record', 'standing'])
  })

  // Must come last, because it ends the sessions.
  test('are not needed for a status list that is still valid, but for one in which a bit has changed', async () => {
    const { issuer } = await connected()
    const [id] = await createCertificates(world, issuer, await makeStudent(world, issuer))
    ok(await sign(world, issuer, [id!]))
    const list = () => callAs(world, nobody, 'GET', `/issuers/${issuer.id}/status/revocation/1`)
    const before = ok(await list())
    world.advance(13 * 3_600_000)
    store.answersLeft = 0
    expect(ok(await list())).toEqual(before)
    await comesBack()
    ok(await revoke(world, issuer, id!))
    store.answersLeft = 0
    expect((await list()).statusCode).toBe(503)
    await comesBack()
    expect(ok(await list()).credentialSubject).not.toEqual(before.credentialSubject)
  })
})
