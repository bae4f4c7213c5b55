import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callBadges, connect, credentialsPath, newClient } from '../../../test/acts/applications.ts'
import { jwtBadge, olderJwtBadge, plainBadge, school, signedBadge } from '../../../test/acts/badges.ts'
import { callAs, makeStudent, ok } from '../../../test/acts/people.ts'
import { openJsonServer } from '../../../test/stand-ins/json-server.ts'
import { openErasureWorld } from '../../holders/erasure/testing.ts'
import { mostBytes, storeBadge } from '../../holders/kept-badge/store-badge.ts'
import { openJudging } from '../foreign/judging/open-judging.ts'
import { checkBadge } from './check-badge.ts'
import { keepBadge } from './keep-badge.ts'

const { world, issuer, erase } = await openErasureWorld()
const student = await makeStudent(world, issuer)
afterAll(() => world.close())

const keep = (text: string, who = student) => callAs(world, who, 'POST', '/api/user/badges', { text })
const list = async (who = student) => ok(await callAs(world, who, 'GET', '/api/user/badges')).data
const at = (id: string) => `/api/user/badges/${id}`
/** Keeps a badge, and returns it as it is judged now. */
const kept = async (text: string) => {
  ok(await keep(text))
  const { keptAt: _, ...one } = (await list()).toSorted((a: { keptAt: string }, b: { keptAt: string }) =>
    b.keptAt.localeCompare(a.keptAt),
  )[0]
  return one
}
const withExtensions = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
  'https://purl.imsglobal.org/spec/ob/v3p0/extensions.json',
]
const to = (identity: object) => ({
  credentialSubject: {
    ...(plainBadge().credentialSubject as object),
    identifier: [{ type: 'IdentityObject', ...identity }],
  },
})

test('a student keeps a badge, checks it, and removes it; for others it does not exist', async () => {
  const badge = await signedBadge()
  const { _id, ...shown } = await kept(JSON.stringify(badge))
  expect(shown).toEqual({
    name: 'Bachelor of Science in Biology',
    issuer: 'School of Examples',
    issuedAt: '2026-01-02T03:04:05.000Z',
  })
  const { verification, credential, isNamed } = ok(await callAs(world, student, 'GET', at(_id))).data
  expect([verification.isSigned, verification.verdict, isNamed]).toEqual([true, 'CANNOT TELL', false])
  expect(verification.facts.achievement.description).toBe('A mock degree')
  expect(JSON.parse(credential)).toEqual(badge)
  const stranger = await makeStudent(world, issuer)
  expect(await list(stranger)).toEqual([])
  for (const method of ['GET', 'DELETE'] as const)
    expect((await callAs(world, stranger, method, at(_id))).statusCode).toBe(404)
  ok(await callAs(world, student, 'DELETE', at(_id)))
  expect((await callAs(world, student, 'DELETE', at(_id))).statusCode).toBe(404)
})

test('a badge says whose it is by the email address, as it is or hashed', async () => {
  const salt = 'pepper'
  const hashed = `sha256$${createHash('sha256')
    .update(student.email + salt)
    .digest('hex')}`
  const email = { identityType: 'emailAddress' }
  const named = async (identity: object) => {
    const { _id } = await kept(JSON.stringify(await signedBadge(to(identity))))
    return ok(await callAs(world, student, 'GET', at(_id))).data.isNamed
  }
  expect(await named({ ...email, hashed: true, salt, identityHash: hashed })).toBe(true)
  expect(await named({ ...email, hashed: false, identityHash: student.email })).toBe(true)
  expect(await named({ ...email, hashed: false, identityHash: 'other@mail.example' })).toBe(false)
  expect(await named({ identityType: 'name', hashed: false, identityHash: student.email })).toBe(false)
})

test('a badge is not kept for the signature of another that it contains', async () => {
  const other = olderJwtBadge('2025-05-05T00:00:00Z')
  const within = `<svg ><openbadges:credential>${other}</openbadges:credential></svg>`
  const badge = await signedBadge()
  const forged: Record<string, unknown> = { description: within, ...badge, name: 'Doctor of Medicine' }
  expect((await keep(JSON.stringify(forged))).json()).toMatchObject({ key: 'invalid.badge_signature' })
  const { '@context': _, ...bare } = forged
  for (const around of [
    { ...forged, type: ['OpenBadgeCredential', 'VerifiablePresentation'], verifiableCredential: [badge] },
    { ...bare, type: ['OpenBadgeCredential'], certificate: badge },
    {
      ...forged,
      type: ['OpenBadgeCredential', 'EnvelopedVerifiableCredential'],
      id: `data:application/vc+jwt,${jwtBadge()}`,
    },
  ])
    expect.soft((await keep(JSON.stringify(around))).json()).toMatchObject({ error: 'invalid' })
})

test('a badge of version 1.1 as a JWT, with its claims in vc, is one too', async () => {
  const { issuedAt } = await kept(olderJwtBadge('2025-05-05T00:00:00Z'))
  expect(issuedAt).toBe('2025-05-05T00:00:00.000Z')
})

test('a badge that its issuer revoked later is kept and says so', async () => {
  const host = await openJsonServer(() => ({ status: 200, body: revoked }))
  const url = `${host.url}/revoked`
  const badge = await signedBadge({
    '@context': withExtensions,
    credentialStatus: { id: url, type: '1EdTechRevocationList' },
  })
  const revoked = {
    id: url,
    issuer: school.did,
    revokedCredential: [{ id: badge.id, revoked: true, revocationReason: 'Awarded by mistake' }],
  }
  const { _id } = await kept(JSON.stringify(badge))
  // The test's list is on this machine, which the server does not call by default.
  const ctx = { ...world.ctx, config: { ...world.ctx.config, allowPrivateAddresses: true } }
  const { verification } = await checkBadge(ctx, student.id, _id)
  const status = verification.checks.find(({ name }) => name === 'status')
  expect([verification.verdict, status?.code, status?.details]).toEqual([
    'INVALID',
    'revoked',
    { reason: 'Awarded by mistake' },
  ])
  await host.close()
})

describe('a badge that names a schema', () => {
  const schemas: Record<string, object> = {
    '/fits': { properties: { name: { const: 'Teamwork' } } },
    '/fails': { properties: { name: { const: 'Bridges' } } },
    '/elsewhere': { $ref: 'https://elsewhere.example/schema.json' },
    '/later': { $async: true, properties: { name: { const: 'Bridges' } } },
    '/costly': { properties: { name: { pattern: '^(([a-zA-Z])+)+$' } } },
  }
  // Other worlds use the shared ones, so one of those may be replaced at any time.
  const judging = openJudging()
  let host: Awaited<ReturnType<typeof openJsonServer>>
  beforeAll(async () => {
    host = await openJsonServer(({ path }) => ({
      status: schemas[path] ? 200 : 404,
      body: schemas[path] ?? {},
    }))
  })
  afterAll(async () => {
    await host.close()
    await judging.close()
  })

  const keepWith = async (name: string, ...paths: string[]) => {
    const ctx = { ...world.ctx, judging, config: { ...world.ctx.config, allowPrivateAddresses: true } }
    const credentialSchema = paths.map((path) => ({
      id: `${host.url}${path}`,
      type: '1EdTechJsonSchemaValidator2019',
    }))
    const badge = await signedBadge({ '@context': withExtensions, name, credentialSchema })
    return keepBadge(ctx, student.id, JSON.stringify(badge)).catch((error) => error.sentence.key)
  }

  test('is kept if it fits, also where another schema is missing or in several files', async () => {
    expect(await keepWith('Teamwork', '/fits', '/gone', '/elsewhere')).toBe('created')
  })

  test('is kept when the schema answers later, and the process lives on', async () => {
    const pids = judging.pids()
    expect(await keepWith('Teamwork', '/later')).toBe('created')
    expect(await keepWith('Teamwork', '/fails')).toBe('invalid.badge_schema')
    expect(judging.pids()).toEqual(pids)
  })

  test('is refused if it does not fit one of them', async () => {
    expect(await keepWith('Teamwork', '/fits', '/fails')).toBe('invalid.badge_schema')
  })

  test('is kept when the schema takes too long', { tags: ['slow'] }, async () => {
    expect(await keepWith(`${'a'.repeat(40)}!`, '/costly')).toBe('created')
  })
})

test('all badges of a student together have a size, also when newer versions are larger', async () => {
  const person = await makeStudent(world, issuer)
  const store = (id: string, bytes: number) =>
    storeBadge(world.ctx, person.id, {
      issuerId: school.did,
      id,
      issuedAt: new Date(0),
      content: { credential: 'x'.repeat(bytes), name: '', issuer: '' },
    }).catch((error) => error.sentence.key)
  const half = mostBytes / 2 - 1024
  expect(await store('one', half)).toBe('created')
  expect(await store('two', half)).toBe('created')
  expect(await store('three', 4096)).toBe('invalid.badges_large')
  expect(await store('two', half + 4096)).toBe('invalid.badges_large')
  expect(await store('two', 4096)).toBe('replaced')
  expect(await store('three', 4096)).toBe('created')
})

test('with the account, tokens, badges and profile end', async () => {
  const person = await makeStudent(world, issuer)
  const client = await newClient(world)
  const { access_token, refresh_token } = await connect(world, person, client)
  ok(await keep(JSON.stringify(await signedBadge()), person))
  const profile = JSON.stringify({ type: 'Profile', phone: '111-222-3333' })
  expect((await callBadges(world, access_token, 'PUT', '/ims/ob/v3p0/profile', profile)).statusCode).toBe(200)
  await erase(person)
  for (const table of ['connected_application', 'kept_badge', 'badge_profile'] as const)
    expect(
      await world.ctx.db.selectFrom(table).where('account_id', '=', person.id).selectAll().execute(),
    ).toEqual([])
  for (const token of [access_token, refresh_token])
    expect((await callBadges(world, token, 'GET', credentialsPath)).statusCode).toBe(401)
})
