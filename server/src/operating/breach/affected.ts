import type { BreachPerson, BreachSelection, BreachWithNotes, ListQuery } from '@credenza/schema'
import { type RawBuilder, sql } from 'kysely'
import type { Context, Tx } from '../../context.ts'
import { isCalled } from '../../people/account/account-search.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import type { PageQuery } from '../../platform/lists/page.ts'
import { rowsPage } from '../../platform/lists/rows-page.ts'
import { appendAudit, platformTrail } from '../../proof/audit/append.ts'
import { lockOpenBreach, readBreach } from './cases.ts'

/** Adds everyone whom the selection affects and who is not in the case yet. */
export async function addAffected(
  ctx: Context,
  adminId: string,
  id: string,
  selection: BreachSelection,
): Promise<BreachWithNotes> {
  return withRetry(ctx.db, async (tx) => {
    await lockOpenBreach(tx, id)
    const { numAffectedRows = 0n } = await sql`
      INSERT INTO breach_person (case_id, account_id, because)
      SELECT ${id}, account.id, ${selection.kind} FROM account WHERE account.id IN (${accountsOf(selection)})
      ON CONFLICT DO NOTHING`.execute(tx)
    await appendAudit(ctx, tx, platformTrail, ctx.clock(), [
      {
        actor: adminId,
        action: 'breach.people-added',
        subject: id,
        detail: { because: selection.kind, people: Number(numAffectedRows) },
      },
    ])
    return readBreach(tx, id)
  })
}

/** A hash of all people in the case, with or without a letter; null if there are none. */
export async function hashAffected(tx: Tx, id: string): Promise<string | null> {
  const { rows } = await sql<{ people: string | null }>`
    SELECT encode(sha256(convert_to(string_agg(account_id, ' ' ORDER BY account_id), 'UTF8')), 'hex') AS people
    FROM breach_person WHERE case_id = ${id}`.execute(tx)
  return rows[0]!.people
}

function accountsOf(selection: BreachSelection): RawBuilder<unknown> {
  switch (selection.kind) {
    case 'organisation': {
      const { organisationId } = selection
      return sql`
        SELECT id FROM account WHERE org_id = ${organisationId}
        UNION SELECT account_id FROM student WHERE org_id = ${organisationId}`
    }
    case 'sessions': {
      const [from, to] = [new Date(selection.from), new Date(selection.to)]
      // Sessions are deleted when they end, but the trails keep their beginnings.
      return sql`
        SELECT account_id FROM session WHERE created_at <= ${to} AND last_seen_at >= ${from}
        UNION SELECT subject FROM audit_entry
        WHERE action = 'account.signed-in' AND at >= ${from} AND at <= ${to}`
    }
    case 'key':
      return sql`
        SELECT certificate.account_id FROM certificate_document AS document
        JOIN certificate ON certificate.org_id = document.org_id AND certificate.id = document.certificate_id
        WHERE document.org_id = ${selection.organisationId} AND document.key_id = ${selection.keyId}`
  }
}

/** One page of the people affected. */
export async function listAffected(
  ctx: Context,
  id: string,
  query: PageQuery<'name'> & Pick<ListQuery, 'search'>,
): Promise<{ data: BreachPerson[]; nextCursor: string | null; total: number }> {
  await readBreach(ctx.db, id)
  const matches = await isCalled(ctx.db, query.search)
  const matching = ctx.db
    .selectFrom('breach_person')
    .innerJoin('account', 'account.id', 'breach_person.account_id')
    .select(['account.id', 'account.name', 'account.email', 'because', 'told_at'])
    .where('case_id', '=', id)
    .$if(matches !== undefined, (q) => q.where(matches!))
  const { page, ...rest } = await rowsPage(ctx.db, matching, query, {
    keys: { name: 'account.name' },
    unique: ['account.id'],
    standard: { column: 'name', direction: 'asc' },
  })
  const data = page.map((row) => ({
    _id: row.id,
    name: row.name,
    email: row.email.includes('@') ? row.email : '',
    because: row.because,
    toldAt: row.told_at?.toISOString() ?? null,
  }))
  return { data, ...rest }
}
