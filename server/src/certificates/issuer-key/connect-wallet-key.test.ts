// @module-tag slow
import { execFileSync } from 'node:child_process'
import { createPublicKey, verify, X509Certificate } from 'node:crypto'
import { readSdJwt } from '@credenza/credential/sd-jwt'
import { walletCertificate } from '@credenza/document'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { acceptedCertificates } from '../../../test/acts/certificates.ts'
import { callAs, makeIssuer, nobody, type Organisation, ok } from '../../../test/acts/people.ts'
import { freshSecondFactor } from '../../../test/acts/second-factor.ts'
import { openAwsStandIn } from '../../../test/stand-ins/aws-stand-in.ts'
import { awsCredentials } from '../../../test/stand-ins/kms-stand-in.ts'
import { ed25519Key, p256Key, type SigningStandIn } from '../../../test/stand-ins/signing-stand-in.ts'
import { openRolesWorld, type RolesWorld } from '../../../test/worlds/roles-world.ts'
import { publishOrganisation } from '../../doors/publication/publish-organisation.ts'
import { walletAuthority, walletSubject } from '../../people/organisation/wallet-key.ts'
import { openKeyStores } from '../../platform/keys/store/open-key-stores.ts'

let roles: RolesWorld
let store: SigningStandIn
let certificateId: string

beforeAll(async () => {
  store = await openAwsStandIn()
  roles = await openRolesWorld()
  const { world } = roles
  const settings = { atOnce: 8, awsKms: { endpoint: store.url, credentials: awsCredentials } }
  world.ctx.keyStores = await openKeyStores(settings, world.ctx.clock, world.ctx.log)
  ;[certificateId] = (await acceptedCertificates(world, roles)) as [string]
})
afterAll(async () => {
  await roles.world.close()
  store.close()
})

const path = '/api/organisation/external-key'
const connect = (issuer: Organisation, label: string) =>
  callAs(roles.world, issuer, 'POST', path, { store: 'aws-kms', label, signs: 'wallets' })
const formOf = () =>
  callAs(roles.world, roles.student, 'POST', `/api/certificates/${certificateId}/wallet-form`, {
    format: 'dc+sd-jwt',
  })
const walletKeyOf = async () =>
  ok(await callAs(roles.world, roles.issuer, 'GET', '/api/organisation/wallet-key')).data
const tokenList = () => callAs(roles.world, nobody, 'GET', `/issuers/${roles.issuer.id}/status/token/1`)

/** An issuer whose key for wallets is in the store. */
async function connected() {
  const { world, issuer } = roles
  const label = `${issuer.id}-wallets-${store.keys.size}`
  store.keys.set(label, p256Key())
  await freshSecondFactor(world, issuer)
  const { publicKeyMultibase } = ok(await connect(issuer, label))
  return { label, keyId: publicKeyMultibase as string }
}

/** Whether a JWT is signed by the key with this label. */
function isSignedBy(label: string, jwt: string): boolean {
  const [header, claims, signature] = jwt.split('.')
  const key = createPublicKey(store.keys.get(label)!.export({ format: 'pem', type: 'pkcs8' }))
  const options = { key, dsaEncoding: 'ieee-p1363' as const }
  return verify('sha256', Buffer.from(`${header}.${claims}`), options, Buffer.from(signature!, 'base64url'))
}

test('a key for wallets in a key store signs what wallets get, its lists and metadata', async () => {
  const { world, issuer } = roles
  const { label, keyId } = await connected()
  const { current, currentForWallets } = ok(await callAs(world, issuer, 'GET', path)).data
  expect([current, currentForWallets]).toEqual([null, { store: 'aws-kms', label }])
  const { jws } = readSdJwt(ok(await formOf()).data.credential)
  expect(jws.header.kid).toBe(keyId)
  const metadata = await callAs(
    world,
    nobody,
    'GET',
    `/.well-known/openid-credential-issuer/issuers/${issuer.id}`,
    undefined,
    { accept: 'application/jwt' },
  )
  for (const jwt of [
    ok(await formOf()).data.credential.split('~')[0],
    (await tokenList()).body,
    metadata.body,
  ])
    expect(isSignedBy(label, jwt)).toBe(true)
  const [certificate] = jws.header.x5c as string[]
  const authority = new X509Certificate((await walletAuthority(world.ctx)).certificate)
  expect(new X509Certificate(Buffer.from(certificate!, 'base64')).verify(authority.publicKey)).toBe(true)
})

test('its certificate request is signed by it, and the university’s own authority can certify it', async () => {
  const { world, issuer } = roles
  const { label, keyId } = await connected()
  const { id, request } = await walletKeyOf()
  expect(id).toBe(keyId)
  execFileSync('openssl', ['req', '-verify', '-noout'], { input: request, stdio: 'pipe' })
  const key = createPublicKey(store.keys.get(label)!.export({ format: 'pem', type: 'pkcs8' }))
  const spki = key.export({ format: 'der', type: 'spki' })
  const authority = await walletAuthority(world.ctx)
  const subject = { ...(await walletSubject(world.ctx, issuer.id)), name: 'Ministry' }
  const own = await walletCertificate({ spki }, subject, { authority, now: world.ctx.clock() })
  await freshSecondFactor(world, issuer)
  const certificates = new X509Certificate(own).toString()
  ok(await callAs(world, issuer, 'PUT', '/api/organisation/wallet-key/certificates', { certificates }))
  const { jws } = readSdJwt(ok(await formOf()).data.credential)
  expect(jws.header.x5c).toEqual([Buffer.from(own).toString('base64')])
})

test('is refused if it is of another kind or another organisation, and a swapped one signs nothing', async () => {
  const { world, issuer, admin } = roles
  const { label } = await connected()
  const keyOf = async (who: Organisation, wanted: string) => {
    const { fieldErrors } = (await connect(who, wanted)).json()
    return fieldErrors?.label?.key
  }
  const other = await makeIssuer(world, admin)
  await freshSecondFactor(world, other)
  store.keys.set(`${other.id}-ed`, ed25519Key())
  expect(await keyOf(other, `${other.id}-ed`)).toBe('invalid.store_key_kind')
  expect(await keyOf(other, label)).toBe('invalid.store_label')
  expect(await keyOf(issuer, label)).toBe('invalid.store_key_used')
  store.keys.set(label, p256Key())
  const swapped = await formOf()
  expect([swapped.statusCode, swapped.json().key]).toEqual([503, 'unavailable.key_wrong'])
})

test('of two that are connected at once, the second replaces the first; one key is connected once', async () => {
  const { world, issuer } = roles
  const labels = ['a', 'b', 'c'].map((name) => `${issuer.id}-once-${name}`)
  for (const label of labels) store.keys.set(label, p256Key())
  const [a, b, c] = labels as [string, string, string]
  await freshSecondFactor(world, issuer)
  const answers = await Promise.all([connect(issuer, a), connect(issuer, b)])
  const [idOfA, idOfB] = answers.map((answer) => ok(answer).publicKeyMultibase)
  expect(idOfA).not.toBe(idOfB)
  expect([idOfA, idOfB]).toContain((await walletKeyOf()).id)
  const same = await Promise.all([connect(issuer, c), connect(issuer, c)])
  expect(same.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
  expect(ok(await callAs(world, issuer, 'GET', path)).data.currentForWallets.label).toBe(c)
})

test('while the store is away nothing is signed, publishing goes on, and a key that is held here can take its place', async () => {
  const { world, issuer } = roles
  const { keyId } = await connected()
  store.answersLeft = 0
  expect((await formOf()).statusCode).toBe(503)
  const put: string[] = []
  const place = { put: async (name: string) => void put.push(name) }
  await publishOrganisation(world.ctx, place as never, issuer.id)
  expect(put).toContain(`issuers/${issuer.id}/standing`)
  expect(put).not.toContain(`issuers/${issuer.id}/status/token/1`)
  await freshSecondFactor(world, issuer)
  ok(await callAs(world, issuer, 'POST', '/api/organisation/wallet-key/rotate'))
  expect(readSdJwt(ok(await formOf()).data.credential).jws.header.kid).not.toBe(keyId)
  store.answersLeft = Number.POSITIVE_INFINITY
})
