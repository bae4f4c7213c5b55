import { sql } from 'kysely'
import type { Context, Tx } from '../../context.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import { newAccountId } from '../../platform/ids.ts'
import { platformTrail, recordState, type TrailContext } from '../../proof/audit/append.ts'
import { accountSearch } from './account-search.ts'
import { isClaimed } from './claimed.ts'
import { noteOrganisation } from './organisations-of.ts'
import { closeUnproven } from './proven-mailbox.ts'

export interface NewPerson {
  email: string
  name: string
  /** Null if the person has not chosen a password yet. */
  passwordHash: string | null
}

export interface Person {
  id: string
  /** Whether the account was just created, so that the platform's trail has to record it. */
  isNew: boolean
}

/**
 * The accounts of these people by email. New people get one; an email that already belongs to a student, of any issuer, keeps
 * its one account and password (readings R1). Records that the organisation knows them. Ends what is open in an account whose
 * mailbox is not proven.
 */
export async function linkPersons(
  ctx: Context,
  tx: Tx,
  organisationId: string,
  now: Date,
  persons: readonly NewPerson[],
): Promise<Map<string, Person>> {
  if (persons.length === 0) return new Map()
  const found = new Map<string, Person>()
  const known: LockedAccount[] = []
  // An account that was there may be gone once its lock is free, when another organisation has undone an import.
  for (let missing = persons, round = 1; missing.length > 0; round++) {
    if (round > mostRounds) throw new Error('Accounts of these persons came and went')
    for (const { id, email } of await addAccounts(tx, now, missing)) found.set(email, { id, isNew: true })
    const locked = await lockAccounts(
      tx,
      missing.map(({ email }) => email).filter((email) => !found.has(email)),
    )
    for (const { id, email } of locked) found.set(email, { id, isNew: false })
    known.push(...locked)
    missing = missing.filter(({ email }) => !found.has(email))
  }
  await noteOrganisation(
    tx,
    organisationId,
    [...found.values()].map(({ id }) => id),
  )
  // Nobody has ever signed in to an account that is not claimed.
  const unproven = known.filter((account) => isClaimed(account) && account.mailbox_proven_at === null)
  await closeUnproven(ctx, tx, unproven)
  return found
}

const mostRounds = 5

/** Adds accounts for those of these people who have none. Returns the new ones. */
async function addAccounts(
  tx: Tx,
  now: Date,
  persons: readonly NewPerson[],
): Promise<{ id: string; email: string }[]> {
  const accounts = persons.map((person) => ({
    id: newAccountId(),
    email: person.email,
    name: person.name,
    password_hash: person.passwordHash,
    ...accountSearch(person),
  }))
  const { rows } = await sql<{ id: string; email: string }>`
    INSERT INTO account
      (id, realm, role, org_id, email, name, password_hash, wallet_address, created_at, search, grams)
    SELECT id, 'student', 'student', NULL, email, name, password_hash, NULL, ${now}, search, grams
    FROM json_populate_recordset(NULL::account, ${JSON.stringify(accounts)}::json)
    ON CONFLICT (realm, email) DO NOTHING RETURNING id, email`.execute(tx)
  return rows
}

type LockedAccount = Awaited<ReturnType<typeof lockAccounts>>[number]

/**
 * The accounts with these emails, locked, so that none of them gets another email (correct-unclaimed.ts) or a session
 * (proven-mailbox.ts) before the transaction ends.
 */
const lockAccounts = (tx: Tx, emails: readonly string[]) =>
  tx
    .selectFrom('account')
    .select(['id', 'realm', 'email', 'password_hash', 'mailbox_proven_at'])
    .where('realm', '=', 'student')
    .where('email', '=', anyOf(emails))
    .orderBy('id')
    .forShare()
    .execute()

/** Records those of these accounts that are new. Call it last, after the organisation's own trail. */
export const recordPersons = (
  ctx: TrailContext,
  tx: Tx,
  now: Date,
  persons: Iterable<Person>,
): Promise<void> =>
  recordState(
    ctx,
    tx,
    platformTrail,
    now,
    [...persons].filter(({ isNew }) => isNew).map(({ id }) => id),
  )
