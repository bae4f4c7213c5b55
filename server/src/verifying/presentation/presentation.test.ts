import { hash } from 'node:crypto'
import { formatVerifierKey } from '@credenza/credential/log'
import { openReceipt } from '@credenza/credential/verify'
import { dayMs } from '@credenza/schema'
import { afterAll, describe, expect, test } from 'vitest'
import { acceptedCertificates, readAs, revoke } from '../../../test/acts/certificates.ts'
import { callAs, makeIssuer, nobody, ok, type Person, signIn } from '../../../test/acts/people.ts'
import {
  answerWith,
  askFor,
  begin,
  begun,
  claimsOf,
  codeOf,
  fromBrowser,
  postForm,
  presentFor,
  readRequest,
  refuseAsWallet,
  sendFile,
} from '../../../test/acts/presentations.ts'
import { askForLink } from '../../../test/acts/shares.ts'
import { intoWallet, otherWallet } from '../../../test/stand-ins/other-wallet.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import { publicUrl } from '../../../test/worlds/test-world.ts'
import { logKey, logOrigin } from '../../proof/log/log-identity.ts'
import { verifyReceipt } from '../verify-file/verify-receipt.ts'
import { purgePresentations } from './purge-presentations.ts'

const { world, admin, issuer, verifier, student } = await openRolesWorld({ startRoles: true })

const certificateId = (await acceptedCertificates(world, { issuer, verifier, student }))[0]!
await world.until(async () => (await readAs(world, issuer, certificateId)).txHash)
const held = await intoWallet(world, student, certificateId)
afterAll(() => world.close())

const look = (code: string) => callAs(world, nobody, 'GET', `/api/ask/${code}`)
const post = (path: string, body?: object) => callAs(world, nobody, 'POST', path, body as never)

describe('a wallet of another maker', () => {
  test('answers from another device with exactly what was asked, and the asker has the verdict', async () => {
    const code = await codeOf(world, verifier)
    expect(ok(await look(code)).data).toMatchObject({
      title: 'Your degree',
      purpose: 'To admit you',
      facts: ['name'],
      asker: { name: verifier.name },
      state: 'waiting',
    })
    const answered = await answerWith(world, held, await begun(world, code))
    expect(answered).toEqual({ status: 200, body: {} })
    const { answer, ...request } = await readRequest(world, verifier, code)
    expect(request).toMatchObject({ state: 'answered', answeredWith: 'wallet', verdict: 'VALID' })
    expect(answer).toMatchObject({
      title: 'Bridges 1',
      issuer: issuer.name,
      shown: [{ fact: 'name', label: '', value: student.name }],
    })
    expect(answer!.presentation).not.toContain(Buffer.from(student.email).toString('base64url'))
    expect(hash('sha256', answer!.presentation, 'hex')).toBe(answer!.sha256)
    expect(ok(await look(code)).data.state).toBe('answered')
  })

  test('knows the asker by its DID, and gets its own nonce back', async () => {
    const code = await codeOf(world, issuer)
    const { walletUrl } = await begun(world, code, {
      wallet: 'elsewhere',
      client: 'decentralized_identifier',
    })
    const request = await otherWallet(world).resolve(walletUrl)
    expect(request.client).toMatchObject({ prefix: 'decentralized_identifier' })
    const requestUri = new URL(walletUrl).searchParams.get('request_uri')!
    const answer = await postForm(world, requestUri, { wallet_nonce: 'n-4711' })
    expect(answer.headers['content-type']).toBe('application/oauth-authz-req+jwt')
    expect(claimsOf(answer.body)).toMatchObject({ wallet_nonce: 'n-4711' })
    expect((await answerWith(world, held, { walletUrl })).status).toBe(200)
    expect((await readRequest(world, issuer, code)).verdict).toBe('VALID')
  })

  test('on the same device answers only for the page that began', async () => {
    const code = await codeOf(world, verifier)
    const { attemptId, proof, walletUrl } = await begun(world, code, { wallet: 'here' })
    const { body } = await answerWith(world, held, { walletUrl })
    const back = new URL(String(body.redirect_uri))
    expect(back.href.split('#')[0]).toBe(`${publicUrl}/ask/${code}`)
    const responseCode = new URLSearchParams(back.hash.slice(1)).get('response_code')!
    const confirm = (given: object) => post(`/api/ask/${code}/attempts/${attemptId}/confirm`, given)
    for (const wrong of [
      { proof: 'another', responseCode },
      { proof, responseCode: 'another' },
    ])
      expect((await confirm(wrong)).statusCode).toBe(404)
    expect((await readRequest(world, verifier, code)).state).toBe('waiting')
    expect(ok(await confirm({ proof, responseCode })).data).toEqual({ verdict: 'VALID' })
    expect((await readRequest(world, verifier, code)).answer?.shown[0]?.value).toBe(student.name)
    expect((await confirm({ proof, responseCode })).json().error).toBe('presentation_ended')
  })

  test('gives a suspended asker nothing, also what it judged before, and nothing after the attempt’s end', async () => {
    const code = await codeOf(world, verifier)
    const { attemptId, proof, walletUrl } = await begun(world, code, { wallet: 'here' })
    const elsewhere = await begun(world, code, { wallet: 'elsewhere' })
    const { body } = await answerWith(world, held, { walletUrl })
    const responseCode = new URLSearchParams(new URL(String(body.redirect_uri)).hash.slice(1)).get(
      'response_code',
    )
    const confirm = () => post(`/api/ask/${code}/attempts/${attemptId}/confirm`, { proof, responseCode })
    const decide = (act: string) =>
      callAs(world, admin, 'POST', `/api/admin/organisations/${verifier.id}/${act}`, { reason: 'A doubt.' })
    ok(await decide('suspend'))
    expect((await confirm()).statusCode).toBe(404)
    expect(
      await otherWallet(world)
        .resolve(elsewhere.walletUrl)
        .catch(() => undefined),
    ).toBeUndefined()
    ok(await decide('reinstate'))
    world.advance(10 * 60_000)
    expect((await confirm()).json().error).toBe('presentation_ended')
  })

  test('answers through the browser’s Digital Credentials API', async () => {
    const code = await codeOf(world, verifier)
    const { attemptId, proof, request } = await begun(world, code, { wallet: 'browser' })
    const asked = fromBrowser(request)
    expect(claimsOf(request)).toMatchObject({ response_mode: 'dc_api.jwt', expected_origins: [publicUrl] })
    const response = await otherWallet(world).encrypt(asked, await presentFor(world, held, asked))
    const answered = await post(`/api/ask/${code}/attempts/${attemptId}/response`, { proof, response })
    expect(ok(answered).data).toEqual({ verdict: 'VALID' })
  })

  test('can refuse', async () => {
    const code = await codeOf(world, verifier)
    const { walletUrl } = await begun(world, code)
    expect((await refuseAsWallet(world, walletUrl, { state: 'another' })).statusCode).toBe(422)
    expect((await refuseAsWallet(world, walletUrl)).statusCode).toBe(200)
    expect(await readRequest(world, verifier, code)).toMatchObject({ state: 'refused', answer: null })
  })

  test('answers with a revoked certificate, which is refused and counted, and then with a good one', async () => {
    const [other] = await acceptedCertificates(world, { issuer, verifier, student })
    const copy = await intoWallet(world, student, other!)
    ok(await revoke(world, issuer, other!))
    const code = await codeOf(world, verifier)
    expect((await answerWith(world, copy, await begun(world, code))).status).toBe(422)
    expect(await readRequest(world, verifier, code)).toMatchObject({
      state: 'waiting',
      refusedAnswers: 1,
      answer: null,
    })
    expect((await answerWith(world, held, await begun(world, code))).status).toBe(200)
    expect(await readRequest(world, verifier, code)).toMatchObject({ verdict: 'VALID', refusedAnswers: 1 })
  })
})

describe('without a wallet', () => {
  test('a share link answers, and only what was asked is kept', async () => {
    const code = await codeOf(world, verifier)
    const { url } = ok(await askForLink(world, student, certificateId)).data
    expect(ok(await sendFile(world, code, url)).data).toEqual({ verdict: 'VALID' })
    expect(await readRequest(world, verifier, code)).toMatchObject({
      answeredWith: 'file',
      answer: { title: 'Bridges 1', shown: [{ value: student.name }], presentation: '' },
    })
  })

  test('a PDF answers; a file without the facts, without a certificate or too large does not', async () => {
    const code = await codeOf(world, verifier)
    const pdf = await callAs(world, student, 'GET', `/api/certificates/${certificateId}/document.pdf`)
    const email = await codeOf(world, verifier, { facts: ['email'] })
    expect((await sendFile(world, email, pdf.rawPayload)).json().key).toBe('invalid.answer_incomplete')
    expect((await sendFile(world, code, 'nothing')).json().key).toBe('invalid.answer_unreadable')
    expect((await sendFile(world, code, Buffer.alloc(6 * 1024 * 1024))).statusCode).toBe(413)
    expect(ok(await sendFile(world, code, pdf.rawPayload)).data).toEqual({ verdict: 'VALID' })
    expect((await sendFile(world, code, pdf.rawPayload)).json().error).toBe('presentation_ended')
  })

  test('the fifth refused answer ends a request, however many come at once; an unreadable file is not counted', async () => {
    const code = await codeOf(world, verifier, { facts: ['email'] })
    const { url } = ok(await askForLink(world, student, certificateId)).data
    await sendFile(world, code, 'nothing')
    const wrong = () => sendFile(world, code, url)
    for (const answer of await Promise.all([wrong(), wrong(), wrong(), wrong()]))
      expect(answer.json().key).toBe('invalid.answer_incomplete')
    expect(await readRequest(world, verifier, code)).toMatchObject({ state: 'waiting', refusedAnswers: 4 })
    await Promise.all([wrong(), wrong()])
    expect(await readRequest(world, verifier, code)).toMatchObject({ state: 'failed', refusedAnswers: 5 })
    expect((await begin(world, code)).json().error).toBe('presentation_ended')
  })

  test('the page refuses', async () => {
    const code = await codeOf(world, verifier)
    ok(await post(`/api/ask/${code}/refuse`))
    expect((await readRequest(world, verifier, code)).state).toBe('refused')
    expect((await begin(world, code)).json().error).toBe('presentation_ended')
  })
})

describe('the asker', () => {
  test('has a receipt that can be checked offline and outlives the answer', async () => {
    const code = await codeOf(world, verifier, { keptDays: 1 })
    let asker: Person = verifier
    const receipt = () => callAs(world, asker, 'GET', `/api/presentation-requests/${code}/receipt.json`)
    expect((await receipt()).statusCode).toBe(404)
    await answerWith(world, held, await begun(world, code))
    const { answer } = await readRequest(world, verifier, code)
    const signed = ok(await receipt())
    const { publicKey } = logKey(world.ctx)
    const trust = {
      logKey: formatVerifierKey({ name: logOrigin(publicUrl, 'certificates'), publicKey }),
      now: world.ctx.clock(),
    }
    expect(await openReceipt(signed, trust)).toMatchObject({
      request: `${publicUrl}/ask/${code}`,
      facts: ['name'],
      verdict: 'VALID',
      answerSha256: answer!.sha256,
    })
    const forged = { ...signed, said: signed.said.replace('"VALID"', '"INVALID"') }
    const offline = { isOffline: true, trust: { deployments: [], logKeys: [trust.logKey] } }
    const verdictOf = async (receipt: unknown, options = offline) =>
      (await verifyReceipt(receipt, options, { network: {} as never, now: trust.now })).verdict
    expect(await verdictOf(signed)).toBe('VALID')
    expect(await verdictOf(forged)).toBe('INVALID')
    expect(await verdictOf(signed, { ...offline, trust: { deployments: [], logKeys: [] } })).toBe(
      'CANNOT TELL',
    )

    world.advance(25 * 60 * 60_000)
    await purgePresentations(world.ctx)
    asker = await signIn(world, verifier)
    expect(await readRequest(world, asker, code)).toMatchObject({ state: 'answered', answer: null })
    expect(ok(await receipt())).toEqual(signed)
    world.advance(380 * dayMs)
    await purgePresentations(world.ctx)
    expect((await look(code)).statusCode).toBe(404)
  })

  test('lists its own requests by state, and nobody else sees or deletes them', async () => {
    const other = await makeIssuer(world, await signIn(world, admin))
    const code = await codeOf(world, other)
    const list = async (caller: Person, query = '') =>
      ok(await callAs(world, caller, 'GET', `/api/presentation-requests${query}`)).data.map(
        ({ _id }: { _id: string }) => _id,
      )
    expect(await list(other)).toEqual([code])
    expect(await list(other, '?state=waiting')).toEqual([code])
    const stranger = await signIn(world, issuer)
    expect(await list(stranger)).not.toContain(code)
    for (const method of ['GET', 'DELETE'] as const)
      expect((await callAs(world, stranger, method, `/api/presentation-requests/${code}`)).statusCode).toBe(
        404,
      )
    world.advance(8 * dayMs)
    const again = await signIn(world, other)
    expect(await list(again, '?state=expired')).toEqual([code])
    expect((await begin(world, code)).json().error).toBe('presentation_ended')
    expect((await askFor(world, again, { facts: ['salary'] as never })).statusCode).toBe(422)
    ok(await callAs(world, again, 'DELETE', `/api/presentation-requests/${code}`))
    expect((await look(code)).statusCode).toBe(404)
  })
})
