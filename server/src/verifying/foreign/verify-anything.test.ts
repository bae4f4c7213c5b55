import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net'
import { signProof } from '@credenza/credential/general'
import type { Verification } from '@credenza/credential/verify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { acceptedCertificates, readAs, revoke } from '../../../test/acts/certificates.ts'
import { makeApiKey } from '../../../test/acts/integrators.ts'
import { callAs, nobody, ok } from '../../../test/acts/people.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import type { Context } from '../../context.ts'
import { generateSigningKey, openSigningKey } from '../../platform/keys/signing-key.ts'
import { verifyAnything } from './verify-anything.ts'

const { world, issuer, verifier, student } = await openRolesWorld({ startRoles: true })
let certificateId: string
let certificate: Record<string, unknown>

beforeAll(async () => {
  ;[certificateId] = (await acceptedCertificates(world, { issuer, verifier, student }, 1)) as [string]
  await world.until(async () => (await readAs(world, issuer, certificateId)).txHash)
  const key = await makeApiKey(world, issuer)
  const file = ok(await callAs(world, key, 'GET', `/v1/certificates/${certificateId}/credential.json`))
  certificate = file.certificate ?? file
})
afterAll(() => world.close())

const verify = (body: string) => world.send({ method: 'POST', url: '/api/verify', payload: body })
const codesOf = ({ checks }: Verification) => Object.fromEntries(checks.map(({ name, code }) => [name, code]))

describe('POST /api/verify', () => {
  test('finds our own certificate valid, alone and as a file, until it is revoked', async () => {
    for (const body of [certificate, { certificate }])
      expect(ok(await verify(JSON.stringify(body))).data).toMatchObject({ verdict: 'VALID' })
    const changed = { ...certificate, validUntil: '2099-01-01T00:00:00Z' }
    expect(codesOf(ok(await verify(JSON.stringify(changed))).data).signature).toBe('signature-invalid')
    ok(await revoke(world, issuer, certificateId))
    const { verdict, headline } = ok(await verify(JSON.stringify(certificate))).data
    expect([verdict, headline]).toEqual(['INVALID', expect.stringMatching(/^Revoked on/)])
  })

  test.each(['', ' ', 'null', '[]', '"', '{', '{"certificate": 5}', 'a.b.c', '\u0000'])(
    'gives no verdict on %j, which says nothing about a certificate',
    async (body) => {
      const answer = await verify(body)
      expect([answer.statusCode, answer.json().error]).toEqual([422, 'invalid'])
      expect(answer.json().message).toContain('There is no certificate in this')
    },
  )

  test('says of a link without the part that opens the certificate that it is incomplete', async () => {
    const key = await makeApiKey(world, issuer)
    const path = `/v1/certificates/${certificateId}`
    const { verifyUrl } = ok(await callAs(world, key, 'GET', path)).data
    expect((await verify(verifyUrl)).json()).toMatchObject({
      error: 'invalid',
      key: 'invalid.link_incomplete',
      message: expect.stringContaining('the part after #'),
    })
  })

  test('judges JSON itself, not a badge within it', async () => {
    const [other] = await acceptedCertificates(world, { issuer, verifier, student }, 1)
    const path = `/api/certificates/${other}/wallet-form`
    const form = await callAs(world, student, 'POST', path, { format: 'jwt_vc_json' })
    const badge = `<svg ><openbadges:credential>${ok(form).data.credential}</openbadges:credential></svg>`
    const { data } = ok(await verify(badge))
    expect(codesOf(data).signature).toBe('signature-valid')
    const forged = { description: badge, ...certificate, name: 'Doctor of Medicine' }
    expect(codesOf(ok(await verify(JSON.stringify(forged))).data).signature).toBe('signature-invalid')
  })

  test('reads what a certificate comes in as a bulk check does', async () => {
    const text = JSON.stringify(certificate)
    const { verdict } = ok(await verify(text)).data
    const presentation = { type: ['VerifiablePresentation'], verifiableCredential: [certificate] }
    const key = await makeApiKey(world, issuer)
    const pdf = (await callAs(world, key, 'GET', `/v1/certificates/${certificateId}/document.pdf`)).rawPayload
    expect(ok(await verify(JSON.stringify(presentation))).data.verdict).toBe(verdict)
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(ok(await world.send({ method: 'POST', url: '/api/verify', payload: pdf })).data.verdict).toBe(
      verdict,
    )
  })

  test('refuses two members with one name, which others could read differently', async () => {
    const text = JSON.stringify(certificate).replace('{', '{"name":"Doctor of Medicine",')
    for (const body of [text, `{"certificate":{},"certificate":${text}}`]) {
      const answer = await verify(body)
      expect([answer.statusCode, answer.json().error]).toEqual([400, 'malformed'])
    }
  })

  test('does not work on a document that costs too much, and says why', async () => {
    const contexts = certificate['@context'] as string[]
    for (const [change, limit] of [
      [{ '@context': [...contexts, ...Array(2_300).fill(contexts[1])] }, 'repeated-context'],
      [{ proof: Array(1_000).fill((certificate.proof as object[])[0]) }, 'proofs'],
    ] as const) {
      const { verdict, checks } = ok(await verify(JSON.stringify({ ...certificate, ...change }))).data
      expect(verdict).toBe('CANNOT TELL')
      expect([checks[0].code, checks[0].details]).toEqual(['beyond-limits', { limit }])
      expect(checks[1].code).toBe('not-worked-on')
    }
  })

  test('answers 429 with Retry-After while too much is being judged for its caller', async () => {
    const { promise: until, resolve: end } = Promise.withResolvers<void>()
    const remoteAddress = '10.9.8.7'
    const busy = Array.from({ length: 16 }, () => world.ctx.judging.forRequest(remoteAddress, () => until))
    const call = { method: 'POST', url: '/api/verify', payload: '{}', remoteAddress } as const
    const answer = await world.send(call)
    expect([answer.statusCode, answer.json().error]).toEqual([429, 'too_many_requests'])
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect((await verify('{}')).statusCode).toBe(422)
    end()
    await Promise.all(busy)
    expect((await world.send(call)).statusCode).toBe(422)
  })

  test('counts the addresses of one network as one caller', async () => {
    const { promise: until, resolve: end } = Promise.withResolvers<void>()
    const send = (remoteAddress: string) =>
      world.send({ method: 'POST', url: '/api/verify', payload: '{}', remoteAddress })
    const busy = Array.from({ length: 16 }, () => world.ctx.judging.forRequest('2001:db8:9:8', () => until))
    expect((await send('2001:db8:9:8::77')).statusCode).toBe(429)
    end()
    await Promise.all(busy)
    const answers: number[] = []
    for (let i = 0; i < 61; i++) answers.push((await send(`2001:db8:9:9::${i.toString(16)}`)).statusCode)
    expect(answers).toEqual([...Array(60).fill(422), 429])
    expect((await send('2001:db8:9:a::1')).statusCode).toBe(422)
  })

  test('accepts bodies of up to 2 MiB, of any type', async () => {
    const send = (length: number) =>
      world.send({
        method: 'POST',
        url: '/api/verify',
        payload: Buffer.alloc(length, 0xff),
        headers: { 'content-type': 'application/octet-stream' },
      })
    expect((await send(2 * 1024 * 1024)).statusCode).toBe(422)
    expect((await send(2 * 1024 * 1024 + 1)).statusCode).toBe(413)
  })

  test('logs nothing of what is checked', async () => {
    await callAs(world, nobody, 'POST', '/api/verify', { '@context': [], holder: 'Secret Name' })
    expect(world.logLines.join('')).not.toContain('Secret Name')
  })
})

describe('a credential of another host', () => {
  const published = new Map<string, unknown>()
  let host: Server
  let did: string
  let ctx: Context
  const key = () => openSigningKey(world.ctx.keys, generateSigningKey(world.ctx.keys).sealedPrivateKey)
  let signingKey: ReturnType<typeof key>

  beforeAll(async () => {
    host = createServer((request, response) => {
      const found = published.get(request.url!)
      response.writeHead(found ? 200 : 404).end(JSON.stringify(found))
    })
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
    did = `did:web:localhost%3A${(host.address() as AddressInfo).port}`
    ctx = { ...world.ctx, config: { ...world.ctx.config, allowPrivateAddresses: true } }
    signingKey = key()
    const id = `${did}#${signingKey.publicKeyMultibase}`
    const method = {
      id,
      type: 'Multikey',
      controller: did,
      publicKeyMultibase: signingKey.publicKeyMultibase,
    }
    published.set('/.well-known/did.json', { id: did, verificationMethod: [method], assertionMethod: [id] })
  })
  afterAll(() => host.close())

  const signed = async (change: object = {}) => {
    const document = {
      '@context': ['https://www.w3.org/ns/credentials/v2', 'https://www.w3.org/ns/credentials/examples/v2'],
      type: ['VerifiableCredential', 'AlumniCredential'],
      issuer: did,
      credentialSubject: { alumniOf: 'The School of Examples' },
      ...change,
    }
    const verificationMethod = `${did}#${signingKey.publicKeyMultibase}`
    const options = { suite: 'eddsa-jcs-2022', verificationMethod, created: '2026-01-01T00:00:00Z' } as const
    return JSON.stringify(await signProof(document, options, signingKey.sign))
  }

  test('is sound with its published key, but nobody here vouches for its issuer', async () => {
    const result = await verifyAnything(ctx, await signed())
    expect(result.verdict).toBe('CANNOT TELL')
    expect(codesOf(result)).toMatchObject({
      'well-formed': 'well-formed',
      signature: 'signature-valid',
      issuer: 'issuer-unknown',
      log: 'log-not-applicable',
    })
    const tampered = (await signed()).replace('School', 'Club')
    expect((await verifyAnything(ctx, Buffer.from(tampered))).verdict).toBe('INVALID')
  })

  test('is never invalid because its host or its status list is unreachable', async () => {
    const statusListCredential = `http://localhost:${new URL(`http://${decodeURIComponent(did.slice(8))}`).port}/gone`
    const credentialStatus = {
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: '5',
      statusListCredential,
    }
    const result = await verifyAnything(ctx, await signed({ credentialStatus }))
    expect([result.verdict, codesOf(result).status]).toEqual(['CANNOT TELL', 'status-list-unreachable'])
    // A deployment that may not call this machine cannot reach the same host, not even if its own address is on localhost.
    for (const publicUrl of [world.ctx.config.publicUrl, 'http://localhost:3000']) {
      const config = { ...world.ctx.config, publicUrl }
      const elsewhere = await verifyAnything({ ...world.ctx, config }, await signed())
      expect([elsewhere.verdict, codesOf(elsewhere).issuer]).toEqual(['CANNOT TELL', 'did-unreachable'])
    }
  })

  test('whose host never answers takes no place from others', async () => {
    const sockets: Socket[] = []
    const silent = createTcpServer((socket) => {
      sockets.push(socket.on('error', () => {}))
      silent.emit('asked')
    })
    await once(silent.listen(0, '127.0.0.1'), 'listening')
    const { port } = silent.address() as AddressInfo
    const verifyFrom = async (place: number) => {
      const { proof, ...document } = JSON.parse(await signed())
      const issuer = `did:web:localhost%3A${port}:${place}`
      const body = { ...document, issuer, proof: { ...proof, verificationMethod: `${issuer}#key` } }
      return verifyAnything(ctx, JSON.stringify(body), { callerKey: `caller ${place % 8}` })
    }
    // More than are judged at once.
    const waiting: Promise<Verification>[] = []
    for (let place = 0; place < 72; place++) {
      const asked = once(silent, 'asked')
      waiting.push(verifyFrom(place))
      await Promise.race([asked, waiting.at(-1)])
    }
    const { checks } = ok(await verify(JSON.stringify(certificate))).data
    expect(checks.map(({ answer }: { answer: string }) => answer)).not.toContain('inconclusive')
    for (const socket of sockets) socket.destroy()
    silent.close()
    for (const { verdict } of await Promise.all(waiting)) expect(verdict).toBe('CANNOT TELL')
  })
})
