import { generateKeyPairSync, hash, randomBytes, sign } from 'node:crypto'
import { LEARNING_CREDENTIAL } from '@credenza/credential/sd-jwt'
import { SDJwtVcInstance } from '@sd-jwt/sd-jwt-vc'
import { afterAll, expect, test } from 'vitest'
import { attempt, sendTo, shownTo } from '../../../test/acts/attempts.ts'
import { accept, readAs, recordFor, revoke, sign as signAll } from '../../../test/acts/certificates.ts'
import { callAs, ok } from '../../../test/acts/people.ts'
import { answerWith, begun, codeOf, readRequest } from '../../../test/acts/presentations.ts'
import { type HeldCredential, intoWallet, otherWallet } from '../../../test/stand-ins/other-wallet.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'

const { world, issuer, verifier, student } = await openRolesWorld({ startRoles: true })

const record = { ...recordFor(issuer, student), details: { grade: 'A' } }
const created = await callAs(world, issuer, 'POST', '/upload-json', { multipleCertificates: [record] })
const certificateId = ok(created).documents[0]._id
ok(await signAll(world, issuer, [certificateId]))
ok(await accept(world, verifier, [certificateId]))
await world.until(async () => (await readAs(world, issuer, certificateId)).txHash)
const held = await intoWallet(world, student, certificateId, 'eu-learning')
afterAll(() => world.close())

const facts = ['name', 'grade'] as const
const ask = (wish: Parameters<typeof codeOf>[2] = { facts: [...facts] }) => codeOf(world, verifier, wish)
const typesAsked = async (code: string) => {
  const { dcql } = await otherWallet(world).resolve((await begun(world, code)).walletUrl)
  const { credentials } = dcql!.query as unknown as { credentials: { meta: { vct_values: string[] } }[] }
  return credentials.flatMap(({ meta }) => meta.vct_values)
}
/** Sends a presentation under the query's name for learning credentials. */
async function send(code: string, text: (asked: Awaited<ReturnType<typeof attempt>>) => Promise<string>) {
  const asked = await attempt(world, code)
  return sendTo(world, asked, '', { vp_token: { learning: [await text(asked)] } })
}

test('a learning credential answers a request for what it has, and the asker reads the usual facts', async () => {
  const code = await ask()
  expect((await answerWith(world, held, await begun(world, code))).status).toBe(200)
  expect(await readRequest(world, verifier, code)).toMatchObject({
    verdict: 'VALID',
    answer: {
      title: 'Bridges',
      issuer: issuer.name,
      shown: [
        { fact: 'name', value: student.name },
        { fact: 'grade', value: 'A' },
      ],
    },
  })
})

test('it is asked for only where it has every fact', async () => {
  expect(await typesAsked(await ask())).toContain(LEARNING_CREDENTIAL)
  expect(await typesAsked(await ask({ facts: ['name', 'gpa'] }))).not.toContain(LEARNING_CREDENTIAL)
})

test('it is refused with more than was asked for, and under the name of our own type', async () => {
  const code = await ask({ facts: ['grade'] })
  const names = ['family_name', 'assessment_grade']
  const more = await send(code, (asked) => shownTo(world, asked, held, { names }))
  expect(more.json().key).toBe('invalid.answer_excessive')
  const asked = await attempt(world, code)
  const swapped = await sendTo(world, asked, await shownTo(world, asked, held, { names: names.slice(1) }))
  expect(swapped.json().key).toBe('invalid.answer_incomplete')
})

test('one of a revoked certificate is refused', async () => {
  const record = { ...recordFor(issuer, student), details: { grade: 'A' } }
  const created = await callAs(world, issuer, 'POST', '/upload-json', { multipleCertificates: [record] })
  const [{ _id: id }] = ok(created).documents
  ok(await signAll(world, issuer, [id]))
  ok(await accept(world, verifier, [id]))
  const copy = await intoWallet(world, student, id, 'eu-learning')
  ok(await revoke(world, issuer, id))
  const { status, body } = await answerWith(world, copy, await begun(world, await ask()))
  expect([status, body.key]).toEqual([422, 'invalid.answer_not_valid'])
})

test('one of a stranger is never VALID, and not taken with more in a list that is open', async () => {
  const [issuerKey, holderKey] = [1, 2].map(() => generateKeyPairSync('ec', { namedCurve: 'P-256' }))
  const signWith = (key: typeof issuerKey) => (data: string) =>
    sign('sha256', Buffer.from(data), {
      key: key!.privateKey,
      dsaEncoding: 'ieee-p1363',
    }).toString('base64url')
  const stranger = new SDJwtVcInstance({
    hasher: (data: string | ArrayBuffer) => hash('sha256', Buffer.from(data as string), 'buffer'),
    hashAlg: 'sha-256',
    saltGenerator: () => randomBytes(16).toString('base64url'),
    signer: signWith(issuerKey),
    signAlg: 'ES256',
  })
  const text = await stranger.issue(
    {
      iss: 'https://stranger.invalid/university',
      vct: LEARNING_CREDENTIAL,
      cnf: { jwk: holderKey!.publicKey.export({ format: 'jwk' }) },
      family_name: 'Haddad',
      given_name: 'Layla',
      assessment_grade: 'A',
      learning_outcomes: ['Bridges', 'Roads'],
    } as never,
    {
      _sd: ['family_name', 'given_name', 'assessment_grade'],
      learning_outcomes: { _sd: [0] },
    } as never,
  )
  const theirs: HeldCredential = { text, sign: signWith(holderKey) }
  const code = await ask()
  const names = ['family_name', 'given_name', 'assessment_grade']
  const more = await send(code, (asked) => shownTo(world, asked, theirs, { names: 'all' }))
  expect(more.json().key).toBe('invalid.answer_excessive')
  expect((await send(code, (asked) => shownTo(world, asked, theirs, { names }))).statusCode).toBe(200)
  expect(await readRequest(world, verifier, code)).toMatchObject({ verdict: 'CANNOT TELL' })
})
