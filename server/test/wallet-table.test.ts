import { createPublicKey, hash, verify } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { decodeMultikey } from '@credenza/credential/issue'
import { LEARNING_CREDENTIAL, readSdJwt } from '@credenza/credential/sd-jwt'
import { SDJwtVcInstance } from '@sd-jwt/sd-jwt-vc'
import { decodeProtectedHeader, jwtVerify } from 'jose'
import { afterAll, expect, test } from 'vitest'
import { type ConfigurationId, formatOf } from '../src/holders/wallet-issuance/configurations.ts'
import { accept, acceptedCertificates, signedCertificates } from './acts/certificates.ts'
import { codeIn, mailsTo } from './acts/mails.ts'
import { callAs, nobody, ok } from './acts/people.ts'
import { answerWith, begun, codeOf, fromBrowser, presentFor, readRequest } from './acts/presentations.ts'
import { offerToWallet } from './acts/wallet-offers.ts'
import { signInWithWallet } from './acts/wallet-sign-in.ts'
import { fetchCopies, newWalletKey, redeem, type Session } from './acts/wallets.ts'
import { checkByConsortium, receiveByDigitalBazaar } from './oracles/digital-bazaar.ts'
import { Verifier } from './oracles/meeco.ts'
import { intoWallet, otherWallet } from './stand-ins/other-wallet.ts'
import {
  digitalBazaar,
  type HeldFormat,
  meeco,
  presenting,
  receiving,
  runs,
  tableText,
  verifying,
} from './wallet-table.ts'
import { openRolesWorld } from './worlds/roles-world.ts'

const { world, issuer, verifier, student } = await openRolesWorld({ startRoles: true })

const certificateId = (await acceptedCertificates(world, { issuer, verifier, student }))[0]!
await world.until(
  async () => ok(await callAs(world, nobody, 'GET', `/api/evidence/${certificateId}`)).data.anchor?.final,
)
afterAll(() => world.close())

const configurationOf = (format: HeldFormat) =>
  Object.entries(formatOf).find(([, one]) => one === format)![0] as ConfigurationId
const isSdJwt = (format: HeldFormat) => format === 'dc+sd-jwt' || format === 'eu-learning'
const copiesOf = ({ credentials = [] }: { credentials?: unknown[] | undefined }) =>
  credentials.map((one) => (one as { credential: unknown }).credential)
const verdictOf = async (credential: unknown) =>
  ok(await callAs(world, nobody, 'POST', '/api/verify', credential as never)).data.verdict
const offer = async ({ id = certificateId, withCode = false } = {}) =>
  (await offerToWallet(world, { student, certificateId: id }, { withCode })).link
const fetchAs = async (session: Session, format: HeldFormat, copies = 1) =>
  fetchCopies(
    session,
    configurationOf(format),
    isSdJwt(format) ? Array.from({ length: copies }, newWalletKey) : [],
  )

const receive: Record<(typeof receiving)[number]['doing'], (format: HeldFormat) => Promise<unknown[]>> = {
  'pre-authorized code': async (format) =>
    copiesOf(await fetchAs(await redeem(world, await offer()), format)),
  'emailed code': async (format) => {
    const codes = async () =>
      (await mailsTo(world, student.email)).filter(({ subject }) => subject === 'Your code for the wallet')
    const before = (await codes()).length
    const link = await offer({ withCode: true })
    const mail = await world.until(async () => {
      const now = await codes()
      return now.length > before && now[0]
    })
    return copiesOf(await fetchAs(await redeem(world, link, { txCode: codeIn(mail) }), format))
  },
  'DPoP, three copies': async (format) => {
    const session = await redeem(world, await offer(), { dpop: { signer: newWalletKey() } })
    const copies = copiesOf(await fetchAs(session, format, 3))
    expect(copies).toHaveLength(3)
    return copies
  },
  deferred: async (format) => {
    const [id] = await signedCertificates(world, issuer, student)
    const session = await redeem(world, await offer({ id: id! }))
    const { transaction_id: transactionId } = await fetchAs(session, format)
    ok(await accept(world, verifier, [id!]))
    await world.until(
      async () => ok(await callAs(world, nobody, 'GET', `/api/evidence/${id}`)).data.anchor?.final,
    )
    const again = { transactionId: transactionId!, ...session }
    return copiesOf((await session.wallet.retrieveDeferredCredentials(again)).deferredCredentialResponse)
  },
  'authorization code': async (format) => {
    const holding = { issuer, student, certificateId }
    return copiesOf(await fetchAs(await signInWithWallet(world, holding, configurationOf(format)), format))
  },
}

test.each(runs(receiving))(
  '$by receives $format: $doing',
  { tags: ['slow'] },
  async ({ by, doing, format }) => {
    const copies =
      by === digitalBazaar
        ? await receiveByDigitalBazaar(world, await offer(), format)
        : await receive[doing](format)
    expect(copies.length).toBeGreaterThan(0)
    expect(new Set(await Promise.all(copies.map(verdictOf)))).toEqual(new Set(['VALID']))
  },
)

test.each(runs(presenting))('$by presents $format: $doing', { tags: ['slow'] }, async ({ doing, format }) => {
  const held = await intoWallet(world, student, certificateId, format as 'dc+sd-jwt' | 'eu-learning')
  const code = await codeOf(world, verifier)
  const wallet = { 'another device': 'elsewhere', 'same device': 'here', browser: 'browser' }[doing]
  const { attemptId, proof, ...attempt } = await begun(world, code, { wallet })
  const post = (path: string, body: object) =>
    callAs(world, nobody, 'POST', `/api/ask/${code}/attempts/${attemptId}/${path}`, body as never)
  if (doing === 'browser') {
    const asked = fromBrowser(attempt.request)
    const response = await otherWallet(world).encrypt(asked, await presentFor(world, held, asked))
    ok(await post('response', { proof, response }))
  } else {
    const { body } = await answerWith(world, held, attempt)
    const back = new URL(String(body.redirect_uri ?? 'about:blank')).hash.slice(1)
    const responseCode = new URLSearchParams(back).get('response_code')
    if (doing === 'same device') ok(await post('confirm', { proof, responseCode }))
  }
  expect(await readRequest(world, verifier, code)).toMatchObject({ state: 'answered', verdict: 'VALID' })
})

/** The issuer's key with this id, as its metadata for wallets or its DID document has it. */
async function issuerKey(kid: string) {
  const { jwks } = (
    await callAs(world, nobody, 'GET', `/.well-known/jwt-vc-issuer/issuers/${issuer.id}`)
  ).json()
  const { verificationMethod } = (await callAs(world, nobody, 'GET', `/issuers/${issuer.id}/did.json`)).json()
  return [...jwks.keys, ...verificationMethod].find((one) => one.kid === kid || one.id === kid)
}

/** Checks a signature with the issuer's key for wallets that an SD-JWT names. */
async function signatureCheck(copy: string) {
  const key = await issuerKey(String(readSdJwt(copy).jws.header.kid))
  const options = { key: createPublicKey({ key, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const }
  return (data: string, signature: string) =>
    verify('sha256', Buffer.from(data), options, Buffer.from(signature, 'base64url'))
}

/** By `@sd-jwt/sd-jwt-vc`, with its status. */
async function verifySdJwt(copy: string): Promise<object> {
  const check = await signatureCheck(copy)
  const library = new SDJwtVcInstance({
    hasher: (data: string | ArrayBuffer) => hash('sha256', Buffer.from(data as string), 'buffer'),
    verifier: check,
    statusVerifier: check,
    statusListFetcher: async (url: string) =>
      (await callAs(world, nobody, 'GET', new URL(url).pathname)).body,
  })
  const currentDate = Math.ceil(world.ctx.clock().getTime() / 1000)
  return (await library.verify(copy, { currentDate })).payload
}

async function verifyByMeeco(copy: string): Promise<object> {
  const check = await signatureCheck(copy)
  const isSound = async (jwt: string) => {
    const [header, claims, signature] = jwt.split('.')
    return check(`${header}.${claims}`, signature!)
  }
  const digest = (data: string) => hash('sha256', data, 'base64url')
  const forged = copy.replace(/\.[\w-]+~/, (signature) => `.${'A'.repeat(signature.length - 2)}~`)
  await expect(new Verifier().verifyVCSDJWT(forged, isSound, digest)).rejects.toThrow()
  return new Verifier().verifyVCSDJWT(copy, isSound, digest)
}

const sdJwtBy = (by: string) => (by === meeco ? verifyByMeeco : verifySdJwt)
const verifyThere: Record<HeldFormat, (copy: unknown, by: string) => Promise<void>> = {
  'dc+sd-jwt': async (copy, by) =>
    expect(await sdJwtBy(by)(String(copy))).toMatchObject({ name: student.name }),
  'eu-learning': async (copy, by) =>
    expect(await sdJwtBy(by)(String(copy))).toMatchObject({
      vct: LEARNING_CREDENTIAL,
      family_name: student.name,
    }),
  jwt_vc_json: async (copy) => {
    const { publicKeyMultibase } = await issuerKey(String(decodeProtectedHeader(String(copy)).kid))
    const x = Buffer.from(decodeMultikey(publicKeyMultibase)).toString('base64url')
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
    const { payload } = await jwtVerify(String(copy), key, { currentDate: world.ctx.clock() })
    expect(payload).toMatchObject({ name: 'Bridges 1' })
  },
  ldp_vc: async (copy) => {
    const passed = ['valid_signature', 'revocation_status', 'expiration']
    expect(await checkByConsortium(world, copy)).toEqual(passed)
    const forged = { ...(copy as object), name: 'Doctor of Bridges' }
    expect(await checkByConsortium(world, forged)).toEqual([])
  },
}

test.each(runs(verifying))('$by verifies $format', { tags: ['slow'] }, async ({ by, format }) => {
  const [copy] = await receive['pre-authorized code'](format)
  await verifyThere[format](copy, by)
})

test('the documentation shows this table', async () => {
  const page = new URL('../../docs/api/wallet-forms.md', import.meta.url)
  expect(await readFile(page, 'utf8')).toContain(tableText())
})
