import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { acceptedCertificates, readAs, revoke } from '../../../test/acts/certificates.ts'
import { callAs, nobody, ok, registerOrganisation } from '../../../test/acts/people.ts'
import { rehashTrail, whileChanged } from '../../../test/restoring.ts'
import { verifyAsStranger } from '../../../test/stranger.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import { auditHistory } from '../../audit-history.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { allSteps } from '../../platform/steps.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { macOldHeads } from '../../proof/audit/head-mac.ts'
import { checkHistory } from './check-history.ts'
import { checkTrailHeads } from './check-trail-heads.ts'
import { historyParts } from './parts.ts'
import { readPosition } from './position.ts'

// All attacks use SQL alone, like somebody who has the database but not the master key.

const { world, admin, issuer, verifier, student } = await openRolesWorld({ startRoles: true })

const run = (statement: string) => sql.raw(statement).execute(world.ctx.db)
const headOf = (organisationId: string) =>
  world.ctx.db
    .selectFrom('audit_head')
    .select(['seq', 'hash', 'mac'])
    .where('org_id', '=', organisationId)
    .executeTakeFirstOrThrow()
const list = () =>
  callAs(world, nobody, 'GET', `/issuers/${issuer.id}/status/revocation/1`).then((answer) => answer.body)
const settled = () =>
  world.until(async () => {
    const { rows } = await sql<{ n: string }>`
      SELECT (SELECT count(*) FROM log_pending) + (SELECT count(*) FROM anchor WHERE state <> 'final')
        + (SELECT count(*) FROM audit_head JOIN trail_logged USING (org_id)
           WHERE org_id = ${verifier.id} AND audit_head.seq > trail_logged.seq) AS n`.execute(world.ctx.db)
    return rows[0]!.n === '0'
  })

const ids = await acceptedCertificates(world, { issuer, verifier, student }, 2)
const [revoked, kept] = ids as [string, string]
for (const id of ids) await world.until(async () => (await readAs(world, issuer, id)).txHash)
const oldHead = await headOf(issuer.id)
const oldList = await list()
ok(await revoke(world, issuer, revoked))
await list()
await settled()
await world.until(async () => (await readAs(world, issuer, kept)).uri)
await world.stopRoles()
afterAll(() => world.close())

const tables = [
  ...['audit_entry', 'audit_head', 'trail_leaf', 'trail_logged', 'certificate', 'certificate_statement'],
  ...['status_entry', 'status_list', 'status_list_version', 'log_pending', 'organisation'],
]

/** Attacks, then calls `ask`, then restores every table. */
const after = <Answer>(attack: () => Promise<unknown>, ask: () => Promise<Answer>): Promise<Answer> =>
  whileChanged(world, tables, attack, ask)

const broken = async () =>
  (await auditHistory(world.ctx)).filter(({ ok }) => !ok).map(({ part, text }) => `${part}: ${text}`)

const rehash = (organisationId: string) => rehashTrail(world, organisationId)

/** Removes the traces of the revocation from every table except the log's. */
async function undoRevocation(): Promise<void> {
  const of = `org_id = '${issuer.id}' AND certificate_id = '${revoked}'`
  await run(`DELETE FROM certificate_statement WHERE ${of} AND action = 'revoked'`)
  await run(`UPDATE status_entry SET revoked = false WHERE ${of}`)
  await run(`UPDATE status_list SET credential = NULL WHERE org_id = '${issuer.id}'`)
  await run(`UPDATE certificate SET revoked_at = NULL, revoked_reason = NULL WHERE id = '${revoked}'`)
  await run(`DELETE FROM audit_entry WHERE subject = '${revoked}' AND action = 'certificate.revoked'`)
  await rehash(issuer.id)
}

test('an untouched history is intact in every part, and vouched for', async () => {
  expect(await broken()).toEqual([])
  expect(await record()).not.toHaveProperty('unvouched')
})

const trail = () => `audit trail ${issuer.id}`
const attacks: [name: string, attack: () => Promise<unknown>, finding: () => RegExp][] = [
  [
    "the first entry's actor is changed and every hash recomputed",
    async () => {
      await run(`UPDATE audit_entry SET actor = 'acc_other' WHERE org_id = '${issuer.id}' AND seq = 1`)
      await rehash(issuer.id)
    },
    () => new RegExp(`^${trail()}: entry 1: .*rewritten and the hashes recomputed`),
  ],
  [
    'an entry is cut out and the rest numbered and hashed again',
    async () => {
      await run(`DELETE FROM audit_entry WHERE org_id = '${issuer.id}' AND seq = 3`)
      await rehash(issuer.id)
    },
    () => new RegExp(`^${trail()}: entry 1: .*rewritten`),
  ],
  [
    'an entry is added at the end',
    async () => {
      await run(`INSERT INTO audit_entry SELECT org_id, seq + 1, at, actor, action, 'cert_x', detail, hash
        FROM audit_entry WHERE org_id = '${issuer.id}' ORDER BY seq DESC LIMIT 1`)
      await rehash(issuer.id)
    },
    () => new RegExp(`^${trail()}: entry \\d+: .*rewritten`),
  ],
  [
    'a whole trail is deleted',
    async () => {
      for (const table of ['audit_entry', 'audit_head', 'trail_leaf', 'trail_logged'])
        await run(`DELETE FROM ${table} WHERE org_id = '${issuer.id}'`)
    },
    () => new RegExp(`^${trail()}: entry 1: the trail is missing`),
  ],
  [
    'a whole trail is deleted, with its organisation',
    async () => {
      for (const table of ['audit_entry', 'audit_head', 'trail_leaf', 'trail_logged'])
        await run(`DELETE FROM ${table} WHERE org_id = '${issuer.id}'`)
      await run(`DELETE FROM organisation WHERE id = '${issuer.id}'`)
    },
    () => /^statements log: entry \d+: /,
  ],
  [
    'a trail is put back to an older head with its own MAC',
    async () => {
      await run(`DELETE FROM audit_entry WHERE org_id = '${issuer.id}' AND seq > ${oldHead.seq}`)
      await world.ctx.db.updateTable('audit_head').set(oldHead).where('org_id', '=', issuer.id).execute()
    },
    () => new RegExp(`^${trail()}: entry ${BigInt(oldHead.seq) + 1n}: the entry is missing`),
  ],
  [
    'and the leaves of its longer states are forgotten as well',
    async () => {
      for (const table of ['audit_entry', 'trail_leaf'])
        await run(`DELETE FROM ${table} WHERE org_id = '${issuer.id}' AND seq > ${oldHead.seq}`)
      await run(`UPDATE trail_logged SET seq = (SELECT max(seq) FROM trail_leaf WHERE org_id = '${issuer.id}')
        WHERE org_id = '${issuer.id}'`)
      await world.ctx.db.updateTable('audit_head').set(oldHead).where('org_id', '=', issuer.id).execute()
    },
    () => /^statements log: entry \d+: the entry is the head of an audit trail that is gone/,
  ],
  [
    "a head's MAC is taken away",
    () => run(`UPDATE audit_head SET mac = NULL WHERE org_id = '${issuer.id}'`),
    () => new RegExp(`^${trail()}: entry \\d+: `),
  ],
  [
    'a revocation is undone',
    undoRevocation,
    () => /^statements log: entry \d+: the entry belongs to no statement/,
  ],
  [
    'only the status bit is cleared',
    () => run(`UPDATE status_entry SET revoked = false WHERE certificate_id = '${revoked}'`),
    () => /^statements log: entry \d+: it revokes a certificate whose status bit is not set/,
  ],
  [
    'an older list is published again',
    () =>
      world.ctx.db
        .updateTable('status_list')
        .set({ credential: oldList, valid_until: new Date(JSON.parse(oldList).validUntil) })
        .where('org_id', '=', issuer.id)
        .execute(),
    () => new RegExp(`^status lists: list 1 of ${issuer.id}: it is not the newest one`),
  ],
  [
    'and its successor forgotten',
    () =>
      run(`DELETE FROM status_list_version WHERE org_id = '${issuer.id}' AND version =
        (SELECT max(version) FROM status_list_version WHERE org_id = '${issuer.id}')`),
    () => /^statements log: entry \d+: the entry belongs to no status list/,
  ],
  [
    'a statement is changed',
    () =>
      run(`UPDATE certificate_statement SET document = replace(document, 'mistake', 'mischief')
        WHERE certificate_id = '${revoked}' AND action = 'revoked'`),
    () => /^statements log: entry \d+: its statement was changed/,
  ],
  [
    'a statement is given to another certificate',
    () =>
      run(`UPDATE certificate_statement SET certificate_id = '${kept}'
        WHERE certificate_id = '${revoked}' AND action = 'revoked'`),
    () => /^statements log: entry \d+: /,
  ],
  [
    'a statement is made up',
    () =>
      run(`INSERT INTO certificate_statement
        SELECT org_id, id || 'x', '${kept}', 'reinstated', signer_org_id, document, sha256(digest), created_at
        FROM certificate_statement WHERE certificate_id = '${revoked}' AND action = 'revoked'`),
    () => /^statements log: entry \d+: the entry is missing: statement stmt_\w+ is in no log/,
  ],
  [
    'an accepted certificate is never handed to the log',
    () => run(`UPDATE certificate SET log_index = NULL WHERE id = '${kept}'`),
    () => new RegExp(`^certificates log: entry \\d+: the entry is missing: certificate ${kept}`),
  ],
]

test.each(attacks)('%s: the audit says so', async (_name, attack, finding) => {
  expect(await after(attack, broken)).toContainEqual(expect.stringMatching(finding()))
})

const appendTo = (organisationId: string) =>
  withRetry(world.ctx.db, (tx) =>
    appendAudit(world.ctx, tx, organisationId, world.ctx.clock(), [
      { actor: 'system', action: 'mail.retried', subject: organisationId },
    ]),
  )

test('a trail that was deleted before it was ever logged does not begin again', async () => {
  const fresh = await registerOrganisation(world, 'issuer')
  const found = await after(async () => {
    for (const table of ['audit_entry', 'audit_head'])
      await run(`DELETE FROM ${table} WHERE org_id = '${fresh.id}'`)
    await appendTo(fresh.id)
  }, broken)
  expect(found).toContain(`audit trail ${fresh.id}: entry 1: the trail does not begin with the registration`)
})

test('further honest entries do not repair a rewritten or deleted trail, nor does the next start', async () => {
  for (const attack of [attacks[0]![1], attacks[3]![1], attacks[7]![1]]) {
    const found = await after(async () => {
      await attack()
      await appendTo(issuer.id)
      await macOldHeads(world.ctx)
    }, broken)
    expect(found).not.toEqual([])
  }
})

const record = async () => ok(await callAs(world, nobody, 'GET', `/issuers/${issuer.id}/record`))
const health = async () => {
  const { data } = ok(await callAs(world, admin, 'GET', '/api/admin/health'))
  return data.find((part: { part: string }) => part.part === 'history')
}
const verdictOf = async (id: string) => {
  const { certificates } = ok(await callAs(world, student, 'GET', '/api/user/my-certificates'))
  const { verdict, checks } = await verifyAsStranger(
    world,
    certificates.find((one: { _id: string }) => one._id === id),
  )
  return { verdict, issuer: checks.find(({ name }) => name === 'issuer')?.code }
}

test('the server checks by itself, stops vouching, informs the administrator, and withdraws the doubt once all is well', async () => {
  expect(await broken()).toEqual([])
  expect(await health()).toMatchObject({ state: 'ok' })
  expect(await verdictOf(kept)).toEqual({ verdict: 'VALID', issuer: 'issuer-approved' })
  expect(await verdictOf(revoked)).toMatchObject({ verdict: 'INVALID' })
  await after(undoRevocation, async () => {
    // This check of the heads alone runs first, and is enough here.
    await allSteps(checkTrailHeads(world.ctx))
    expect(await record()).toMatchObject({ unvouched: { reason: trail() } })
    await allSteps(checkHistory(world.ctx))
    for (const id of [kept, revoked])
      expect(await verdictOf(id)).toEqual({ verdict: 'CANNOT TELL', issuer: 'issuer-unvouched' })
    const since = (await record()).unvouched.since
    world.advance(60_000)
    await allSteps(checkHistory(world.ctx))
    expect((await record()).unvouched.since).toBe(since)
    const { state, summary, facts } = await health()
    expect({ state, summary }).toEqual({
      state: 'down',
      summary: expect.stringMatching(
        /^\d parts of the history no longer match\. Run npm run audit, and restore/,
      ),
    })
    const fact = { label: 'statements log', value: expect.stringMatching(/^entry \d+: /) }
    expect(facts).toContainEqual(expect.objectContaining(fact))
  })
  expect(await record()).toHaveProperty('unvouched')
  await allSteps(checkHistory(world.ctx))
  expect(await record()).not.toHaveProperty('unvouched')
  expect(await health()).toMatchObject({ state: 'ok' })
})

test('an interrupted check continues where it stopped, and nobody can make it skip a part', async () => {
  const position = async () => (await readPosition(world.ctx))?.doneUntil ?? ''
  const check = checkHistory(world.ctx)
  while ((await position()) === '') await check.next()
  await check.return()
  const [first] = await historyParts(world.ctx, { onChain: 'newest' })
  expect(await position()).toBe(first!.name)
  await run(`UPDATE history_look SET done_until = 'status lists'`)
  const found = await after(attacks[0]![1], async () => {
    await allSteps(checkHistory(world.ctx))
    return record()
  })
  expect(found).toHaveProperty('unvouched')
  await auditHistory(world.ctx)
  expect(await record()).not.toHaveProperty('unvouched')
})
