import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { accept, readAs, signedCertificates } from '../../../../test/acts/certificates.ts'
import { openRolesWorld } from '../../../../test/worlds/roles-world.ts'
import { auditHistory } from '../../../audit-history.ts'
import { countEffects } from '../../issuer-key/theft-effects.ts'
import { packAcceptance, unpackAcceptance } from './pack.ts'
import { readStatements } from './read-statements.ts'

const { world, issuer, verifier, student } = await openRolesWorld({ startRoles: true })

const run = (statement: string) => sql.raw(statement).execute(world.ctx.db)
const stated = (id: string) => readStatements(world.ctx.db, { organisationId: issuer.id, id })

const ids = await signedCertificates(world, issuer, student, 2)
const [plain, packed] = ids as [string, string]
await run(`INSERT INTO server_process (id, host, release, migration, roles, ended_at)
    VALUES ('older', 'host', '0.1.0', '0102_before', '{}', now())`)
await accept(world, verifier, [plain])
await run(`UPDATE server_process SET seen_at = now() - interval '8 days' WHERE id = 'older'`)
await accept(world, verifier, [packed])
for (const id of ids) await world.until(async () => (await readAs(world, issuer, id)).txHash)
await world.stopRoles()
afterAll(() => world.close())

test('a week after the last older process, acceptances are stored packed; both kinds are read alike', async () => {
  const { rows } = await sql`SELECT certificate_id, 'plain' AS kind FROM certificate_statement
    UNION ALL SELECT certificate_id, 'packed' FROM acceptance ORDER BY kind DESC`.execute(world.ctx.db)
  expect(rows).toEqual([
    { certificate_id: plain, kind: 'plain' },
    { certificate_id: packed, kind: 'packed' },
  ])
  for (const id of [plain, packed])
    expect(await stated(id)).toEqual([
      {
        action: 'endorsed',
        signer_org_id: verifier.id,
        digest: expect.any(Buffer),
        created_at: expect.any(Date),
        document: expect.stringMatching(/^\{"@context":.*"proofValue":"z\w+"\}\]\}$/),
      },
    ])
})

test('the audit finds both as they were signed', async () => {
  expect((await auditHistory(world.ctx)).filter(({ ok }) => !ok)).toEqual([])
})

test('a stolen key is found in both', async () => {
  const key = await world.ctx.db
    .selectFrom('organisation_key')
    .select('id')
    .where('org_id', '=', verifier.id)
    .executeTakeFirstOrThrow()
  const now = world.ctx.clock()
  const theft = { organisation: { id: verifier.id, role: 'verifier' as const }, since: now, now }
  const of = async (keyId: string) => countEffects(world.ctx.db, { ...theft, keyId })
  expect(await of(key.id)).toEqual({ staysValid: 2, becomesInvalid: 0, cannotBeDated: 0 })
  expect(await of('z6MkOther')).toEqual({ staysValid: 0, becomesInvalid: 0, cannotBeDated: 0 })
})

test.each([
  'packed = set_byte(packed, 30, get_byte(packed, 30) # 1)',
  `packed = '\\x00'`,
  'status_index = status_index + 1',
  `key_id = replace(key_id, 'z6Mk', 'z6Mj')`,
  `created_at = '2020-01-01Z'`,
])('a row that somebody changed (%s) is found by the history', async (change) => {
  const { rows } = await sql`SELECT * FROM acceptance`.execute(world.ctx.db)
  const [{ packed, ...rest }] = rows as [Record<string, unknown>]
  await run(`UPDATE acceptance SET ${change}`)
  const found = (await auditHistory(world.ctx))
    .filter(({ ok }) => !ok)
    .map(({ part, text }) => `${part}: ${text}`)
  expect(found).toContainEqual(
    expect.stringMatching(
      /^statements log: entry \d+: its statement was changed, or not signed by its issuer/,
    ),
  )
  await run('DELETE FROM acceptance')
  await world.ctx.db
    .insertInto('acceptance')
    .values({ packed, ...rest } as never)
    .execute()
})

test('what was packed long ago is read; what does not read as usual is not packed', () => {
  const facts = {
    verifier_id: 'org_0123456789abcdef',
    key_id: 'z6MkpTHR8VNsBxYAAWHut2Geadd9jSwuBV8xRoAnwWsdvktH',
    status_list: 1,
    status_index: 90210,
    created_at: new Date('2026-11-23T10:00:00.500Z'),
  }
  const bytes = Array.from({ length: 128 }, (_, i) => i)
  const packed = Buffer.concat([
    Buffer.from([1, ...bytes]),
    Buffer.from('https://a.example:8443\nAl "Noor" نور'),
  ])
  const text = unpackAcceptance(packed, facts)
  expect(hash('sha256', text)).toBe('6935b65fcc3c0e6cca1979bc9c32417357642b4108c3d6799debde28e6612cd9')
  expect(packAcceptance(text, facts)).toEqual(packed)
  for (const unusual of [text.replace('"name":', '"comment":"","name":'), text.replaceAll('Al ', 'Al\\n')])
    expect(packAcceptance(unusual, facts)).toBeUndefined()
})
