import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testIssuer } from '../../../../credential/test/keys.ts'
import { oracleIssue, oracleVerify } from '../../../../credential/test/oracle.ts'
import { signedCertificates } from '../../../test/acts/certificates.ts'
import { makeApiKey } from '../../../test/acts/integrators.ts'
import { callAs, makeIssuer, makeStudent, nobody, ok } from '../../../test/acts/people.ts'
import { rowCounts } from '../../../test/row-counts.ts'
import { publicUrl } from '../../../test/worlds/test-world.ts'
import { alumni, contexts, type JsonObject, minimal, openVcApi, type VcApi, without } from './testing.ts'

// What the VC API's issuer and verifier suites of the W3C CCG assert, and what this deployment promises in addition.
let api: VcApi
beforeAll(async () => {
  api = await openVcApi()
})
afterAll(() => api.world.close())

const values = {
  'a text': 'string',
  null: null,
  'a number': 10,
  true: true,
  'an object': {},
  'an empty list': [],
}
const but = (...names: (keyof typeof values)[]) =>
  Object.entries(values).filter(([name]) => !names.includes(name as keyof typeof values))
const wrongValues: [member: string, name: string, value: unknown][] = [
  ['@context', but()],
  ['type', but()],
  ['issuer', but()],
  ['credentialSubject', but()],
].flatMap(([member, all]) =>
  (all as [string, unknown][]).map(([name, value]): [string, string, unknown] => [
    member as string,
    name,
    value,
  ]),
)
const members = ['@context', 'type', 'issuer', 'credentialSubject']

describe('issuing', () => {
  const issue = (body: unknown) => api.post('/eddsa-rdfc-2022/credentials/issue', body)

  test('answers 201 with the credential, for an issuer that is a text or an object', async () => {
    for (const issuer of [api.did, { id: api.did }]) {
      const answer = await api.issue(minimal({ issuer }))
      expect(answer).toMatchObject({ status: 201, body: { verifiableCredential: { issuer } } })
    }
  })

  test('asks for the member credential', async () => {
    for (const body of [{}, { verifiableCredential: alumni(api.did) }, [], 'text', 5, null])
      expect(await issue(body)).toMatchObject({ status: 400, body: { error: 'malformed' } })
  })

  test.each(members)('asks for the member %s', async (name) => {
    expect((await issue({ credential: without(alumni(api.did), name) })).status).toBe(400)
  })

  test.each(wrongValues)('refuses %s that is %s', async (member, _name, value) => {
    expect((await issue({ credential: { ...alumni(api.did), [member]: value } })).status).toBe(400)
    const inList = { ...alumni(api.did), [member]: [value] }
    if (member !== 'issuer') expect((await issue({ credential: inList })).status).toBe(400)
  })

  test('understands version 1.1 with its dates', async () => {
    const credential = minimal({
      '@context': ['https://www.w3.org/2018/credentials/v1'],
      issuanceDate: '2026-01-01T00:00:00Z',
      expirationDate: '2099-01-01T00:00:00Z',
    })
    const { status, body } = await api.issue(credential)
    expect(status).toBe(201)
    expect((await api.verify(body.verifiableCredential, {})).status).toBe(200)
  })

  test('signs only for its own organisation, even if another is named', async () => {
    const other = await makeIssuer(api.world, api.admin)
    const key = await makeApiKey(api.world, other, { scopes: ['vc-api'] })
    for (const issuer of [api.did, { id: api.did }, api.stranger.did]) {
      const body = { credential: minimal({ issuer }) }
      const answer = await callAs(api.world, key, 'POST', '/vc-api/eddsa-jcs-2022/credentials/issue', body)
      expect(answer.statusCode).toBe(400)
    }
  })

  describe('signs nothing that could pass for what the server itself signs', () => {
    const STATUS = 'https://www.w3.org/ns/credentials/status#'
    const refusesFrom = async (credential: JsonObject) => {
      for (const suite of ['eddsa-rdfc-2022', 'eddsa-jcs-2022'])
        expect(await api.issue(credential, suite)).toMatchObject({
          status: 400,
          body: { error: 'malformed', message: expect.stringContaining('could pass for') },
        })
    }

    test('a status list: its own with other bits, in any spelling, of any kind, at any address', async () => {
      await api.issue(minimal(), 'eddsa-rdfc-2022-with-status')
      const path = `/issuers/${api.issuer.id}/status/revocation/1`
      const { proof: _, ...list } = ok(await callAs(api.world, nobody, 'GET', path))
      const elsewhere = { ...list, id: 'https://lists.example/1' }
      await refusesFrom({ ...list, validUntil: '2099-01-01T00:00:00Z' })
      await refusesFrom({ ...elsewhere, type: list.type.toReversed() })
      await refusesFrom({ ...elsewhere, type: ['VerifiableCredential'] })
      await refusesFrom({
        ...elsewhere,
        type: ['VerifiableCredential', `${STATUS}BitstringStatusListCredential`],
      })
      await refusesFrom({
        ...elsewhere,
        '@context': [contexts[0], { Harmless: `${STATUS}BitstringStatusListCredential` }],
        type: ['VerifiableCredential', 'Harmless'],
        credentialSubject: { id: 'https://lists.example/1#list' },
      })
      await refusesFrom(
        minimal({
          '@context': ['https://www.w3.org/2018/credentials/v1', 'https://w3id.org/vc/status-list/2021/v1'],
          issuanceDate: '2026-01-01T00:00:00Z',
          type: ['VerifiableCredential', 'StatusList2021Credential'],
        }),
      )
    })

    test('anything at an address of the server', async () => {
      await refusesFrom(minimal({ id: `${publicUrl}/issuers/${api.issuer.id}/status/2021/revocation/1` }))
    })

    test('one of its certificates again, or what is made of one', async () => {
      const { world, issuer } = api
      const [certificate] = await signedCertificates(world, issuer, await makeStudent(world, issuer))
      const { credential_id: id } = await world.ctx.db
        .selectFrom('certificate_directory')
        .select('credential_id')
        .where('certificate_id', '=', certificate!)
        .executeTakeFirstOrThrow()
      for (const suffix of ['', '#elm', '#transcript', '#blockcerts', '#course-1'])
        await refusesFrom(minimal({ id: `${id}${suffix}` }))
    })
  })

  test('leaves certificates and log alone, and is in the trail', async () => {
    const before = await rowCounts(api.world)
    await api.issue(minimal(), 'eddsa-rdfc-2022-with-status')
    const after = await rowCounts(api.world)
    const changed = Object.keys(after).filter((table) => after[table] !== before[table])
    expect(
      changed.filter((table) => !['audit_entry', 'status_entry', 'status_list'].includes(table)),
    ).toEqual([])
    const entry = await api.world.ctx.db
      .selectFrom('audit_entry')
      .select(['action', 'detail'])
      .where('org_id', '=', api.issuer.id)
      .orderBy('seq', 'desc')
      .executeTakeFirstOrThrow()
    expect(entry).toEqual({ action: 'vc-api.issued', detail: { suite: 'eddsa-rdfc-2022' } })
  })
})

describe('verifying', () => {
  const signed = () => api.stranger.sign(alumni(api.stranger.did))

  test('answers 200 for a sound credential, with all eight checks', async () => {
    const { status, body } = await api.verify(await signed(), {})
    expect({ status, body }).toMatchObject({ status: 200, body: { verified: true, errors: [] } })
    expect((body.verification as { checks: unknown[] }).checks).toHaveLength(8)
  })

  test('refuses two members with one name', async () => {
    const text = JSON.stringify({ verifiableCredential: await signed(), options: {} })
    const { statusCode } = await api.world.send({
      method: 'POST',
      url: '/vc-api/credentials/verify',
      headers: { authorization: `Bearer ${api.key.token}`, 'content-type': 'application/json' },
      payload: text.replace('"issuer"', '"issuer":"did:web:university.example","issuer"'),
    })
    expect(statusCode).toBe(400)
  })

  test('says when a credential asks for too much', async () => {
    const credential = await signed()
    const contexts = credential['@context'] as string[]
    const { status, body } = await api.verify({ ...credential, '@context': [...contexts, ...contexts] })
    expect([status, (body.errors as JsonObject[])[0]!.detail]).toEqual([
      400,
      'The document is not checked here: it names a context twice.',
    ])
  })

  test.each([...members, 'proof'])('asks for the member %s', async (name) => {
    expect((await api.verify(without(await signed(), name))).status).toBe(400)
  })

  test.each(['type', 'created', 'verificationMethod', 'proofValue', 'proofPurpose'])(
    'asks for proof.%s',
    async (name) => {
      const credential = await signed()
      const proof = without(credential.proof as JsonObject, name)
      expect((await api.verify({ ...credential, proof })).status).toBe(400)
    },
  )

  test.each([
    ...wrongValues,
    ...but().map(([name, value]): [string, string, unknown] => ['proof', name, value]),
  ])('refuses %s that is %s', async (member, _name, value) => {
    expect((await api.verify({ ...(await signed()), [member]: value })).status).toBe(400)
    if (member !== 'issuer')
      expect((await api.verify({ ...(await signed()), [member]: [value] })).status).toBe(400)
  })

  test('refuses an expired credential, unless only the proof is asked about', async () => {
    const expired = await api.stranger.sign({
      ...alumni(api.stranger.did),
      validUntil: '2024-01-01T00:00:00Z',
    })
    expect(await api.verify(expired, {})).toMatchObject({
      status: 400,
      body: { errors: [{ detail: 'Expired on 1 January 2024.' }] },
    })
    expect((await api.verify(expired)).status).toBe(200)
  })

  test('checks everything where a check is asked for that it does not know', async () => {
    const expired = await api.stranger.sign({
      ...alumni(api.stranger.did),
      validUntil: '2024-01-01T00:00:00Z',
    })
    expect((await api.verify(expired, { checks: ['proof', 'expiry'] })).status).toBe(400)
    expect((await api.verify(expired, { checks: ['constructor'] })).status).toBe(400)
  })

  test('refuses a second issuer under the full name, also where only the proof is asked about', async () => {
    const second = { 'https://www.w3.org/2018/credentials#issuer': { '@id': api.stranger.did } }
    const forged = await api.stranger.sign({ ...alumni('did:web:university.example'), ...second })
    for (const options of [{}, { checks: ['proof'] }])
      expect((await api.verify(forged, options)).status).toBe(400)
  })

  test('refuses a key that a proof brings along for an issuer that looks like a DID', async () => {
    const key = api.stranger.did.slice('did:key:'.length)
    const signAs = (issuer: string) =>
      api.stranger.sign(alumni(issuer), { verificationMethod: `${issuer}#${key}` })
    expect((await api.verify(await signAs('https://university.example/'))).status).toBe(200)
    expect((await api.verify(await signAs('DID:web:university.example'))).status).toBe(400)
  })

  test('refuses what is too deep, too large, or no JSON', async () => {
    const deep = JSON.parse(`${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`)
    expect((await api.verify({ ...(await signed()), deep })).status).toBe(400)
    expect((await api.post('/credentials/verify', '{"verifiableCredential": ')).status).toBe(400)
    expect(
      (await api.post('/credentials/verify', { verifiableCredential: 'x'.repeat(1024 * 1024) })).status,
    ).toBe(413)
  })
})

describe('with @digitalbazaar/vc', () => {
  const now = '2026-11-20T12:00:00Z'

  test('what is issued here verifies there', async () => {
    const issued = (await api.issue(alumni(api.did))).body.verifiableCredential as JsonObject & {
      proof: JsonObject
    }
    const answer = await callAs(
      api.world,
      api.key,
      'GET',
      `/vc-api/identifiers/${encodeURIComponent(api.did)}`,
    )
    const didDocument = ok(answer).didDocument
    const issuer = {
      ...testIssuer(1),
      did: api.did,
      verificationMethod: String(issued.proof.verificationMethod),
      didDocument,
    }
    expect(await oracleVerify(issued, issuer, now)).toBe(true)
    expect(await oracleVerify({ ...issued, name: 'Other' }, issuer, now)).toBe(false)
  })

  test('what is issued there verifies here', async () => {
    const issuer = testIssuer(41)
    const did = `did:key:${issuer.publicKeyMultibase}`
    const verificationMethod = `${did}#${issuer.publicKeyMultibase}`
    const signer = { ...issuer, did, verificationMethod }
    const issued = await oracleIssue({ ...alumni(did), '@context': contexts }, signer, '2026-01-01T00:00:00Z')
    expect((await api.verify(issued)).status).toBe(200)
  })
})
