import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { acceptedCertificates, readAs, revoke } from '../test/acts/certificates.ts'
import { makeAdmin, makeIssuer, makeStudent, makeVerifier, ok } from '../test/acts/people.ts'
import { whileChanged } from '../test/restoring.ts'
import { openTestWorld } from '../test/worlds/test-world.ts'
import { auditHistory, auditSince } from './audit-history.ts'
import { newestCheckpoint } from './proof/log/checkpoints.ts'

/** After the first of two batches: a date, and a checkpoint that was kept in a file. */
let between: string

const folder = await mkdtemp(join(tmpdir(), 'credenza-since-'))
const kept = join(folder, 'checkpoint-2026-11-22')
const world = await openTestWorld()
await world.startRoles()
const admin = await makeAdmin(world)
const issuer = await makeIssuer(world, admin)
const [verifier, student] = [await makeVerifier(world, admin), await makeStudent(world, issuer)]
const issuerId = issuer.id
for (let batch = 0; batch < 2; batch++) {
  const ids = await acceptedCertificates(world, { issuer, verifier, student }, 3)
  ok(await revoke(world, issuer, ids[0]!))
  for (const id of ids) await world.until(async () => (await readAs(world, issuer, id)).txHash)
  if (batch === 0) {
    between = new Date().toISOString()
    const checkpoint = await newestCheckpoint(world.ctx.db, 'statements')
    await writeFile(kept, checkpoint!.note)
  }
}
await world.until(async () => {
  const [{ n }] = (
    await sql<{ n: string }>`
      SELECT (SELECT count(*) FROM log_pending) + (SELECT count(*) FROM anchor WHERE state <> 'final') AS n`.execute(
      world.ctx.db,
    )
  ).rows as [{ n: string }]
  return n === '0'
})
// A running sequencer would sign the tampered log.
await world.stopRoles()
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true })
})

const findings = async () =>
  Object.fromEntries(
    (await auditHistory(world.ctx)).map(({ part, ok, text }) => [
      part,
      `${ok ? 'intact' : 'BROKEN'} ${text}`,
    ]),
  )
const broken = async () =>
  (await auditHistory(world.ctx)).filter(({ ok }) => !ok).map(({ part, text }) => `${part}: ${text}`)
const run = (statement: string) => sql.raw(statement).execute(world.ctx.db)

/** What the audit finds broken after these statements; the tables are restored afterwards. */
const afterTampering = (tables: string[], statements: string[], look = broken): Promise<string[]> =>
  whileChanged(
    world,
    tables,
    async () => {
      for (const statement of statements) await run(statement)
    },
    look,
  )

test('an untouched history is intact in every part', async () => {
  const found = await findings()
  expect(Object.values(found).filter((text) => !text.startsWith('intact'))).toEqual([])
  expect(Object.keys(found)).toEqual(
    expect.arrayContaining([
      'audit trail platform',
      `audit trail ${issuerId}`,
      'certificates log',
      'statements log',
      'chain',
    ]),
  )
  expect(found['certificates log']).toBe('intact 6 entries')
  // Two endorsements' rounds of three, two revocations, and the heads of the changed trails.
  expect(found['statements log']).toMatch(/^intact \d+ entries$/)
  expect(Number(found['statements log']!.split(' ')[1])).toBeGreaterThan(8)
})

const flip = 'entry = set_byte(entry, 30, 255 - get_byte(entry, 30))'
const swap = (table: string, where: string, column: string, a: number, b: number) => [
  `UPDATE ${table} SET ${column} = -1 WHERE ${where} AND ${column} = ${a}`,
  `UPDATE ${table} SET ${column} = ${a} WHERE ${where} AND ${column} = ${b}`,
  `UPDATE ${table} SET ${column} = ${b} WHERE ${where} AND ${column} = -1`,
]
const log = `log = 'certificates'`

type Tampering = [name: string, tables: string[], statements: string[], finding: RegExp]
const lastLeafDeleted: Tampering = [
  'the last leaf deleted',
  ['log_entry'],
  [`DELETE FROM log_entry WHERE ${log} AND index = 5`],
  /^certificates log: entry 5:/,
]

describe('the first bad entry is named after', () => {
  test.each<Tampering>([
    [
      'a changed leaf',
      ['log_entry'],
      [`UPDATE log_entry SET ${flip} WHERE ${log} AND index = 2`],
      /^certificates log: entry 2:/,
    ],
    [
      'a deleted leaf',
      ['log_entry'],
      [`DELETE FROM log_entry WHERE ${log} AND index = 3`],
      /^certificates log: entry 3:/,
    ],
    lastLeafDeleted,
    [
      'two leaves exchanged',
      ['log_entry'],
      swap('log_entry', log, 'index', 1, 4),
      /^certificates log: entry 1:/,
    ],
    [
      'a changed statement',
      ['log_entry'],
      [`UPDATE log_entry SET ${flip} WHERE log = 'statements' AND index = 6`],
      /^statements log: entry 6:/,
    ],
    [
      'a leaf added',
      ['log_entry'],
      [`INSERT INTO log_entry SELECT log, 6, entry FROM log_entry WHERE ${log} AND index = 0`],
      /^certificates log: entry 6:/,
    ],
    [
      'a changed tile',
      ['log_tile'],
      [
        `UPDATE log_tile SET hashes = set_byte(hashes, 32 * 4 + 7, 255 - get_byte(hashes, 32 * 4 + 7)) WHERE ${log} AND level = 0`,
      ],
      /^certificates log: entry 4:/,
    ],
    [
      'a head that claims less',
      ['log_head'],
      [`UPDATE log_head SET size = 4 WHERE ${log}`],
      /^certificates log: entry 4:/,
    ],
    ['a deleted block', ['chain_block'], ['DELETE FROM chain_block WHERE number = 2'], /^chain: block 2:/],
    [
      'two blocks exchanged',
      ['chain_block'],
      swap('chain_block', 'true', 'number', 1, 2),
      /^chain: block 1:/,
    ],
  ])('%s', async (_name, tables, statements, finding) => {
    expect(await afterTampering(tables, statements)).toContainEqual(expect.stringMatching(finding))
  })

  test('a changed entry of the audit trail', async () => {
    const change = `UPDATE audit_entry SET actor = 'acc_other' WHERE org_id = '${issuerId}' AND seq = 9`
    expect(await afterTampering(['audit_entry'], [change])).toEqual([
      expect.stringMatching(`^audit trail ${issuerId}: entry 9:`),
    ])
  })
})

test('a log that was truncated together with tiles, head, checkpoints and anchors still differs from the chain', async () => {
  const tables = ['log_entry', 'log_tile', 'log_head', 'log_checkpoint', 'anchor', 'certificate_directory']
  const found = await afterTampering(tables, [
    `UPDATE log_head SET (size, root) = (SELECT size, root FROM log_checkpoint WHERE ${log} ORDER BY size LIMIT 1) WHERE ${log}`,
    `DELETE FROM log_entry WHERE ${log} AND index >= (SELECT size FROM log_head WHERE ${log})`,
    `UPDATE log_tile SET hashes = substring(hashes FROM 1 FOR 32 * (SELECT size FROM log_head WHERE ${log})::int) WHERE ${log} AND level = 0`,
    `DELETE FROM log_checkpoint WHERE ${log} AND size > (SELECT size FROM log_head WHERE ${log})`,
    `DELETE FROM anchor WHERE certificates_size > (SELECT size FROM log_head WHERE ${log})`,
    `UPDATE certificate_directory SET log_index = NULL WHERE log_index >= (SELECT size FROM log_head WHERE ${log})`,
  ])
  expect(found).toContainEqual(expect.stringMatching(/^certificates log: entry \d: .*chain/))
})

describe('what came after a date or a checkpoint', () => {
  const since = async (text: string) =>
    (await auditSince(world.ctx, text)).filter(({ ok }) => !ok).map(({ part, text }) => `${part}: ${text}`)

  test('is intact in an untouched history, from any beginning', async () => {
    for (const text of [between, kept, '2000-01-01']) expect(await since(text)).toEqual([])
    await expect(since('no date')).rejects.toThrow('write --since')
    await expect(since('2999-01-01')).rejects.toThrow('is in the future')
    await expect(since('kept/checkpoint-2026-11-22')).rejects.toThrow('There is no file')
  })

  test.each<Tampering>([
    [
      'a later leaf',
      ['log_entry'],
      [`UPDATE log_entry SET ${flip} WHERE ${log} AND index = 5`],
      /^certificates log: entry 5:/,
    ],
    lastLeafDeleted,
    [
      'the newest entry of a trail',
      ['audit_entry'],
      [
        `UPDATE audit_entry AS entry SET actor = 'acc_other' FROM audit_head AS head
          WHERE head.org_id = entry.org_id AND head.seq = entry.seq AND head.org_id LIKE 'org_%'`,
      ],
      /^audit trail org_.*: entry \d+:/,
    ],
    [
      'a row that something was written about since',
      ['certificate_document'],
      [
        `UPDATE certificate_document SET document_hash = sha256('other') WHERE certificate_id IN (
          SELECT certificate_id FROM certificate_directory WHERE log_index = 5)`,
      ],
      /^(certificates log: entry 5|recorded state of trail)/,
    ],
    [
      'the logged head that it begins with',
      ['trail_leaf'],
      ["UPDATE trail_leaf SET hash = sha256('other')"],
      /^audit trail .*: the log holds another trail/,
    ],
  ])('%s, changed, is found', async (_name, tables, statements, finding) => {
    for (const text of [between, kept]) {
      const found = await afterTampering(tables, statements, () => since(text))
      expect(found).toContainEqual(expect.stringMatching(finding))
    }
  })

  test('an older leaf is left to the whole audit, unless the checkpoint that was kept elsewhere covers its tile', async () => {
    const change = [`UPDATE log_entry SET ${flip} WHERE ${log} AND index = 0`]
    expect(await afterTampering(['log_entry'], change, () => since(between))).toEqual([])
    expect(await afterTampering(['log_entry'], change)).not.toEqual([])
    const tile = [
      `UPDATE log_tile SET hashes = set_byte(hashes, 7, 255 - get_byte(hashes, 7)) WHERE log = 'statements'`,
    ]
    expect(await afterTampering(['log_tile'], tile, () => since(kept))).toContainEqual(
      expect.stringMatching(/^statements log: .*checkpoint to begin with/),
    )
  })
})
