import { X509Certificate } from 'node:crypto'
import { readSdJwt } from '@credenza/credential/sd-jwt'
import { languageCodes } from '@credenza/schema/languages'
import { decodeProtectedHeader, jwtVerify } from 'jose'
import { afterAll, describe, expect, test } from 'vitest'
import { accept, acceptedCertificates, signedCertificates } from '../../../test/acts/certificates.ts'
import { codeIn, mailsTo } from '../../../test/acts/mails.ts'
import { callAs, nobody, ok } from '../../../test/acts/people.ts'
import { offerToWallet } from '../../../test/acts/wallet-offers.ts'
import { fetchCopies, newWalletKey, redeem } from '../../../test/acts/wallets.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import { publicUrl } from '../../../test/worlds/test-world.ts'
import { platformTrail } from '../../proof/audit/append.ts'

const { world, issuer, verifier, student } = await openRolesWorld({ startRoles: true })

const certificateId = (await acceptedCertificates(world, { issuer, verifier, student }))[0]!
await world.until(async () => {
  const { data } = ok(await callAs(world, nobody, 'GET', `/api/evidence/${certificateId}`))
  return data.anchor?.final
})
afterAll(() => world.close())

const offer = ({ id = certificateId, withCode = false } = {}) =>
  offerToWallet(world, { student, certificateId: id }, { withCode })
const stateOf = async ({ _id }: { _id: string }) =>
  ok(await callAs(world, student, 'GET', `/api/user/wallet-offers/${_id}`)).data.state
const verdictOf = async (credential: unknown) =>
  ok(await callAs(world, nobody, 'POST', '/api/verify', credential as never)).data.verdict
const copiesOf = ({ credentials = [] }: { credentials?: unknown[] | undefined }) =>
  credentials.map((one) => (one as { credential: unknown }).credential)

describe('a wallet that somebody else made', () => {
  test.each(['certificate-sd-jwt', 'certificate-jwt', 'certificate-ldp'])(
    'receives a valid %s',
    async (id) => {
      const made = await offer()
      expect(await stateOf(made)).toBe('waiting')
      const session = await redeem(world, made.link)
      expect(await stateOf(made)).toBe('opened')
      const answer = await fetchCopies(session, id, id === 'certificate-sd-jwt' ? [newWalletKey()] : [])
      expect(await Promise.all(copiesOf(answer).map(verdictOf))).toEqual(['VALID'])
      expect(await stateOf(made)).toBe('sent')
      const notification = { notificationId: answer.notification_id!, event: 'credential_accepted' as const }
      await session.wallet.sendNotification({ notification, ...session })
      expect(await stateOf(made)).toBe('kept')
    },
  )

  test('gets copies that are bound to its keys, one for each, with a token that is bound to another', async () => {
    const { link } = await offer()
    const session = await redeem(world, link, { dpop: { signer: newWalletKey() } })
    const keys = [newWalletKey(), newWalletKey(), newWalletKey()]
    const copies = copiesOf(await fetchCopies(session, 'certificate-sd-jwt', keys)).map(String)
    const bound = copies.map((copy) => (readSdJwt(copy).claims.cnf as { jwk: object }).jwk)
    expect(bound).toEqual(keys.map(({ publicJwk }) => publicJwk))
    expect(new Set(copies.map((copy) => copy.split('~')[1])).size).toBe(3)
    const { detail } = await world.ctx.db
      .selectFrom('audit_entry')
      .select('detail')
      .where('org_id', '=', platformTrail)
      .where('action', '=', 'wallet.fetched')
      .orderBy('seq', 'desc')
      .executeTakeFirstOrThrow()
    expect(detail).toEqual({ certificateId, format: 'dc+sd-jwt', copies: 3 })
  })

  test('needs the code that was emailed to the holder, where the offer asks for it', async () => {
    const { link } = await offer({ withCode: true })
    const mail = await world.until(async () =>
      (await mailsTo(world, student.email)).find(({ subject }) => subject === 'Your code for the wallet'),
    )
    const txCode = codeIn(mail)
    const session = await redeem(world, link, { txCode })
    expect(copiesOf(await fetchCopies(session, 'certificate-jwt'))).toHaveLength(1)
  })

  test('comes back for a certificate that is not accepted yet, with the keys that it has proven', async () => {
    const [id] = await signedCertificates(world, issuer, student)
    const made = await offer({ id: id! })
    const session = await redeem(world, made.link)
    const key = newWalletKey()
    const { transaction_id: transactionId, interval } = await fetchCopies(session, 'certificate-sd-jwt', [
      key,
    ])
    expect(interval).toBeGreaterThan(0)
    const again = () =>
      session.wallet.retrieveDeferredCredentials({ transactionId: transactionId!, ...session })
    expect((await again()).deferredCredentialResponse.transaction_id).toBe(transactionId)
    ok(await accept(world, verifier, [id!]))
    const [copy] = copiesOf((await again()).deferredCredentialResponse)
    expect(readSdJwt(String(copy)).claims.cnf).toEqual({ jwk: key.publicJwk })
    expect(await stateOf(made)).toBe('sent')
    await expect(again()).rejects.toThrow(/deferred/)
  })
})

describe('what a wallet reads first', () => {
  const path = () => `/.well-known/openid-credential-issuer/issuers/${issuer.id}`

  test('is the university by name, with its formats, in every language', async () => {
    const metadata = ok(await callAs(world, nobody, 'GET', path()))
    expect(metadata).toMatchObject({
      credential_issuer: `${publicUrl}/issuers/${issuer.id}`,
      display: [{ name: issuer.name }],
    })
    for (const one of Object.values<{ credential_metadata: { display: { locale: string }[] } }>(
      metadata.credential_configurations_supported,
    ))
      expect(one.credential_metadata.display.map(({ locale }) => locale)).toEqual(languageCodes)
  })

  test('is signed with the issuer’s key where it asks for that', async () => {
    const { body, headers } = await callAs(world, nobody, 'GET', path(), undefined, {
      accept: 'application/jwt',
    })
    expect(headers['content-type']).toBe('application/jwt')
    const [own] = decodeProtectedHeader(body).x5c!
    const { payload } = await jwtVerify(body, new X509Certificate(Buffer.from(own!, 'base64')).publicKey, {
      typ: 'openidvci-issuer-metadata+jwt',
      subject: `${publicUrl}/issuers/${issuer.id}`,
    })
    expect(payload).toMatchObject(ok(await callAs(world, nobody, 'GET', path())))
  })

  test('exists for approved issuers only', async () => {
    const answer = await callAs(world, nobody, 'GET', path().replace(issuer.id, verifier.id))
    expect(answer.statusCode).toBe(404)
  })
})

test('neither codes nor tokens are stored or logged', async () => {
  const { code, link } = await offer()
  const { accessToken } = await redeem(world, link)
  const rows = await world.ctx.db.selectFrom('wallet_grant').selectAll().execute()
  for (const secret of [code, accessToken]) {
    expect(world.logLines.join('\n')).not.toContain(secret)
    expect(JSON.stringify(rows)).not.toContain(secret)
  }
})
