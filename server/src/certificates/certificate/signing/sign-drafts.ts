import { sql } from 'kysely'
import type { Context, Db, Tx } from '../../../context.ts'
import { findOrganisation } from '../../../people/organisation/find-organisation.ts'
import { holdOrganisation } from '../../../people/organisation/lock-organisation.ts'
import { holdStudents } from '../../../people/student/hold-students.ts'
import type { Actor, Alongside, BulkResult } from '../../../platform/acts/bulk.ts'
import { anyOf } from '../../../platform/db/any-of.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import { appendAudit } from '../../../proof/audit/append.ts'
import { organisationDid } from '../../../proof/issuer/did.ts'
import { currentSigner, holdSigningKey } from '../../../proof/issuer/signing-keys.ts'
import { endApproved } from '../../approval/end-approved.ts'
import { holdApprovals } from '../../approval/hold-approvals.ts'
import { markSignedInQueues } from '../../queue/mark-signed.ts'
import { allocateStatus } from '../../status/allocate.ts'
import type { Certificate } from '../certificate.ts'
import { renewPersons } from '../draft/renew-persons.ts'
import { countChanges } from '../list/certificate-counts.ts'
import { lockSignable } from '../lock-certificates.ts'
import { keepDocuments } from '../sealed/keep-documents.ts'
import { ensurePersonKeys, holdPersonKeys } from '../sealed/person-keys.ts'
import { noteShownWallets } from '../search/search-wallets.ts'
import { stateApprovals } from '../statement/state-approvals.ts'
import { buildSigned } from './build-signed.ts'

interface Signing {
  signed: Set<string>
  /** Those that lack an approval. */
  refused: BulkResult['failed']
}

/**
 * Builds, signs, checks and seals these drafts, and stores those that have their approvals or need none. Leaves out those that
 * somebody signed, declined or erased in the meantime, or whose holder got another account or email.
 */
export async function signDrafts(
  ctx: Context,
  actor: Actor,
  certificates: readonly Certificate[],
  alongside: Alongside,
): Promise<Signing> {
  const built = await buildDrafts(ctx, actor.organisationId, certificates)
  return withRetry(ctx.db, (tx) => storeSigned(ctx, tx, actor, built, alongside))
}

type Built = Awaited<ReturnType<typeof buildDrafts>>

async function buildDrafts(ctx: Context, organisationId: string, certificates: readonly Certificate[]) {
  const now = ctx.clock()
  const held = await withLiveHolders(ctx, organisationId, certificates, now)
  const personKeys = await ensurePersonKeys(
    ctx,
    held.map((certificate) => certificate.accountId),
  )
  const drafts = held.filter((certificate) => personKeys.has(certificate.accountId))
  const issuer = await findOrganisation(ctx.db, organisationId)
  const signer = await currentSigner(ctx, organisationId)
  const statuses = await allocateStatus(
    ctx,
    issuer.id,
    drafts.map((certificate) => certificate.id),
  )
  const emails = await emailsOf(ctx.db, drafts)
  const documents = await buildSigned(
    drafts.map((certificate) => ({
      certificate,
      email: emails.get(certificate.accountId)!,
      status: statuses.get(certificate.id)!,
      sealedPersonKey: personKeys.get(certificate.accountId)!,
    })),
    { keys: ctx.keys, publicUrl: ctx.config.publicUrl, issuer, signer, now },
  )
  return { drafts, documents, personKeys, emails, issuer, signer, now }
}

async function storeSigned(
  ctx: Context,
  tx: Tx,
  { accountId }: Actor,
  built: Built,
  alongside: Alongside,
): Promise<Signing> {
  const { documents, emails, issuer, signer, now } = built
  // First, as asking for approval does: the rules for approval are read below, and stay until these are signed.
  await holdOrganisation(tx, issuer.id)
  // The key was declared stolen in the meantime: the caller signs all of them again, with the next key.
  if (!(await holdSigningKey(tx, issuer.id, signer.publicKeyMultibase)))
    return { signed: new Set(), refused: [] }
  const unchanged = await lockUnchanged(tx, built)
  const { refused, approved } = await holdApprovals(
    ctx,
    tx,
    issuer.id,
    unchanged.map((said) => ({ id: said.id, said, email: emails.get(said.accountId)! })),
  )
  const held = new Set(refused.map(({ id }) => id))
  const changed = unchanged.filter(({ id }) => !held.has(id))
  const signed = new Set(changed.map(({ id }) => id))
  if (signed.size === 0) return { signed, refused }

  await markSigned(tx, issuer.id, [...signed], now)
  const kept = documents.filter((row) => signed.has(row.certificate_id))
  await keepDocuments(ctx, tx, now, kept)
  await nameCredentials(tx, kept)
  const credentialIds = new Map(kept.map((row) => [row.certificate_id, row.credential_id]))
  const did = organisationDid(ctx.config.publicUrl, issuer.id)
  await stateApprovals(tx, { issuer, did, signer, now }, approved, credentialIds)
  await endApproved(ctx, tx, approved, accountId)
  await noteShownWallets(
    tx,
    issuer.id,
    changed.map((certificate) => certificate.accountId),
  )
  await ctx.followUps.signed(ctx, tx, changed)
  await markSignedInQueues(tx, [...signed])
  await alongside(tx, { done: [...signed], failed: [] })
  await countChanges(
    tx,
    changed.map((before) => ({ before, after: { ...before, signedAt: now } })),
  )
  await appendAudit(
    ctx,
    tx,
    issuer.id,
    now,
    [...signed].map((id) => ({ actor: accountId, action: 'certificate.signed', subject: id })),
  )
  return { signed, refused }
}

/**
 * Locks these drafts, and returns those that are still open and whose documents still name their holder: one that was moved to
 * another account, or whose account got another email or lost its key, has to be built again. Nothing else that a document
 * says can change. Begins with the students, as an edit of a student does, so that neither waits for the other in a circle.
 */
async function lockUnchanged(tx: Tx, { drafts, personKeys, emails, issuer }: Built): Promise<Certificate[]> {
  await holdStudents(
    tx,
    issuer.id,
    drafts.flatMap((certificate) => certificate.studentId ?? []),
  )
  const holders = await holdPersonKeys(tx, personKeys)
  const accountOf = await lockSignable(
    tx,
    issuer.id,
    drafts.map((certificate) => certificate.id),
  )
  const emailsNow = await emailsOf(tx, drafts)
  return drafts.filter(
    ({ id, accountId }) =>
      accountOf.get(id) === accountId &&
      holders.has(accountId) &&
      emailsNow.get(accountId) === emails.get(accountId),
  )
}

async function markSigned(tx: Tx, organisationId: string, ids: readonly string[], now: Date): Promise<void> {
  await tx
    .updateTable('certificate')
    .set({ signed_at: now })
    .where('org_id', '=', organisationId)
    .where('id', '=', anyOf(ids))
    .execute()
}

/** Moves drafts of students whose account was erased to their new account. */
async function withLiveHolders(
  ctx: Context,
  organisationId: string,
  drafts: readonly Certificate[],
  now: Date,
): Promise<Certificate[]> {
  const students = drafts.flatMap((certificate) => certificate.studentId ?? [])
  const renewed = await withRetry(ctx.db, (tx) => renewPersons(ctx, tx, organisationId, students, now))
  return drafts.map((certificate) => ({
    ...certificate,
    accountId: renewed.get(certificate.studentId ?? '') ?? certificate.accountId,
  }))
}

/** Makes the certificates findable by the ids of their credentials. */
async function nameCredentials(
  tx: Tx,
  documents: readonly { certificate_id: string; credential_id: string }[],
): Promise<void> {
  await sql`
    UPDATE certificate_directory SET credential_id = named.credential_id
    FROM unnest(${documents.map((row) => row.certificate_id)}::text[],
      ${documents.map((row) => row.credential_id)}::text[]) AS named (certificate_id, credential_id)
    WHERE certificate_directory.certificate_id = named.certificate_id`.execute(tx)
}

async function emailsOf(db: Db | Tx, certificates: readonly Certificate[]): Promise<Map<string, string>> {
  const accounts = await db
    .selectFrom('account')
    .select(['id', 'email'])
    .where('id', '=', anyOf(certificates.map((certificate) => certificate.accountId)))
    .execute()
  return new Map(accounts.map((account) => [account.id, account.email]))
}
