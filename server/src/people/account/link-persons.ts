import { sql } from 'kysely'
import type { Context, Tx } from '../../context.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import { newAccountId } from '../../platform/ids.ts'
import { platformTrail, recordState, type TrailContext } from '../../proof/audit/append.ts'
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
  const made = await sql<{ id: string; email: string }>`
    INSERT INTO account (id, realm, role, org_id, email, name, password_hash, wallet_address, created_at)
    SELECT id, 'student', 'student', NULL, email, name, password_hash, NULL, ${now}
    FROM unnest(${persons.map(newAccountId)}::text[], ${persons.map((person) => person.email)}::text[],
      ${persons.map((person) => person.name)}::text[], ${persons.map((person) => person.passwordHash)}::text[])
      AS person (id, email, name, password_hash)
    ON CONFLICT (realm, email) DO NOTHING RETURNING id, email`.execute(tx)
  const found = new Map<string, Person>(made.rows.map(({ id, email }) => [email, { id, isNew: true }]))
  // Locked, so that none of them gets another email (correct-unclaimed.ts) or a session (proven-mailbox.ts) before this
  // transaction ends.
  const known = await tx
    .selectFrom('account')
    .select(['id', 'realm', 'email', 'password_hash', 'mailbox_proven_at'])
    .where('realm', '=', 'student')
    .where('email', '=', anyOf(persons.map(({ email }) => email).filter((email) => !found.has(email))))
    .orderBy('id')
    .forShare()
    .execute()
  for (const { id, email } of known) found.set(email, { id, isNew: false })
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
