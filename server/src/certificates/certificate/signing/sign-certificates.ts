import { sentence } from '@credenza/schema/sentences/english'
import { sql } from 'kysely'
import type { Context, Tx } from '../../../context.ts'
import { requireFreshIfAny } from '../../../people/account/second-factor/fresh.ts'
import { findOrganisation } from '../../../people/organisation/find-organisation.ts'
import {
  type Actor,
  type Alongside,
  type BulkResult,
  inChunks,
  nothingElse,
} from '../../../platform/acts/bulk.ts'
import { anyOf } from '../../../platform/db/any-of.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import type { Caller } from '../../../platform/http/access.ts'
import { fieldRefusal } from '../../../platform/http/api-error.ts'
import { undrawableCertificate } from '../../../platform/rendering/drawable.ts'
import { appendAudit } from '../../../proof/audit/append.ts'
import { organisationDid } from '../../../proof/issuer/did.ts'
import {
  currentKeyId,
  currentSigner,
  holdSigningKey,
  isDigitalSignature,
} from '../../../proof/issuer/signing-keys.ts'
import { endApproved } from '../../approval/end-approved.ts'
import { holdApprovals } from '../../approval/hold-approvals.ts'
import { tellQueues } from '../../queue/tell-readers.ts'
import { allocateStatus } from '../../status/allocate.ts'
import type { Certificate } from '../certificate.ts'
import { transitionOf } from '../certificate-state.ts'
import { renewPersons } from '../draft/renew-persons.ts'
import { findCertificates } from '../find-certificates.ts'
import { countChanges } from '../list/certificate-counts.ts'
import { keepDocuments } from '../sealed/keep-documents.ts'
import { ensurePersonKeys, holdPersonKeys } from '../sealed/person-keys.ts'
import { noteShownWallets } from '../search/search-wallets.ts'
import { openTo } from '../state-sql.ts'
import { stateApprovals } from '../statement/state-approvals.ts'
import { buildSigned } from './build-signed.ts'

type Signatory = Actor & Pick<Caller, 'secondFactorAt'>

/**
 * The issuer's act of signing (readings R3): checks that the pasted digital signature and public key are the caller's
 * organisation's own, then builds, signs, checks and seals each draft. Already signed certificates count as done, so a repeated
 * call is harmless. Throws as `requireSignature`.
 */
export async function signCertificates(
  ctx: Context,
  caller: Signatory,
  input: { certificateIds: readonly string[]; publicKey: string; digitalSignature: string },
): Promise<BulkResult> {
  await requireSignature(ctx, caller, input)
  return inChunks(input.certificateIds, (ids) => signChunk(ctx, { ...caller, ids }, nothingElse))
}

/**
 * Makes signing deliberate: the caller must paste the organisation's own digital signature and public key. Throws 'invalid' for
 * any others, and 'second_factor_stale' if the account has a second factor that was not shown recently. API keys have none.
 */
export async function requireSignature(
  ctx: Context,
  caller: Signatory,
  { publicKey, digitalSignature }: { publicKey: string; digitalSignature: string },
): Promise<void> {
  const issuer = await findOrganisation(ctx.db, caller.organisationId)
  const keyId = await currentKeyId(ctx.db, issuer.id)
  if (publicKey.toLowerCase() !== issuer.wallet_address.toLowerCase()) {
    throw fieldRefusal('publicKey', 'invalid.public_key')
  }
  if (!isDigitalSignature(digitalSignature, keyId, issuer)) {
    throw fieldRefusal('verifierDigitalSignature', 'invalid.digital_signature')
  }
  await requireFreshIfAny(ctx, caller)
}

/**
 * Signs up to a chunk of certificates for an organisation whose digital signature was checked. `alongside` runs in the
 * transaction that stores the documents. Already signed certificates count as done. Uploads are signed only by a call that
 * brings the letter of authority, with the origin 'user'.
 */
export async function signChunk(
  ctx: Context,
  { ids, origin = 'issuer', ...actor }: Actor & { ids: readonly string[]; origin?: Certificate['origin'] },
  alongside: Alongside,
): Promise<BulkResult> {
  const certificates = (await findCertificates(ctx.db, ids)).filter(
    (certificate) => certificate.organisationId === actor.organisationId,
  )
  const known = new Set(certificates.map((certificate) => certificate.id))
  const result: BulkResult = { done: [], failed: [] }
  for (const id of ids) if (!known.has(id)) result.failed.push({ id, why: sentence('not_found.certificate') })

  const drafts: Certificate[] = []
  for (const certificate of certificates) {
    const outcome = transitionOf(certificate, 'sign')
    if ('to' in outcome && certificate.origin === 'user' && origin !== 'user')
      result.failed.push({ id: certificate.id, why: sentence('letter_required') })
    else if ('to' in outcome) {
      const flaw = undrawableCertificate(certificate)
      if (flaw) result.failed.push({ id: certificate.id, why: flaw })
      else drafts.push(certificate)
    } else if (outcome.refused === 'already_signed') result.done.push(certificate.id)
    else result.failed.push({ id: certificate.id, why: sentence(outcome.refused) })
  }
  if (drafts.length === 0) return result

  const { signed, refused } = await signDrafts(ctx, actor, drafts, alongside)
  result.done.push(...signed)
  result.failed.push(...refused)
  // Tries again those left over: somebody else signed or declined them in between, or their holder was erased.
  const settled = new Set([...signed, ...refused.map(({ id }) => id)])
  const lost = drafts.map((certificate) => certificate.id).filter((id) => !settled.has(id))
  const rest =
    lost.length > 0
      ? await signChunk(ctx, { ...actor, ids: lost, origin }, alongside)
      : { done: [], failed: [] }
  return { done: [...result.done, ...rest.done], failed: [...result.failed, ...rest.failed] }
}

interface Signing {
  signed: Set<string>
  /** Those that lack an approval. */
  refused: BulkResult['failed']
}

/** Signs those of these drafts that have their approvals or need none. */
async function signDrafts(
  ctx: Context,
  { accountId, organisationId }: Actor,
  certificates: readonly Certificate[],
  alongside: Alongside,
): Promise<Signing> {
  const now = ctx.clock()
  const held = await withLiveHolders(ctx, organisationId, certificates, now)
  const personKeys = await ensurePersonKeys(
    ctx,
    held.map((certificate) => certificate.accountId),
  )
  const drafts = held.filter((certificate) => personKeys.has(certificate.accountId))
  const issuer = await findOrganisation(ctx.db, organisationId)
  const did = organisationDid(ctx.config.publicUrl, issuer.id)
  const signer = await currentSigner(ctx, organisationId)
  const statuses = await allocateStatus(
    ctx,
    issuer.id,
    drafts.map((certificate) => certificate.id),
  )
  const emails = await emailsOf(ctx, drafts)
  const documents = await buildSigned(
    drafts.map((certificate) => ({
      certificate,
      email: emails.get(certificate.accountId)!,
      status: statuses.get(certificate.id)!,
      sealedPersonKey: personKeys.get(certificate.accountId)!,
    })),
    { keys: ctx.keys, publicUrl: ctx.config.publicUrl, issuer, signer, now },
  )

  return withRetry(ctx.db, async (tx) => {
    // The key was declared stolen in the meantime: the caller signs all of them again, with the next key.
    if (!(await holdSigningKey(tx, issuer.id, signer.publicKeyMultibase)))
      return { signed: new Set<string>(), refused: [] }
    const { refused, approved } = await holdApprovals(
      ctx,
      tx,
      issuer.id,
      drafts.map((said) => ({ id: said.id, said, email: emails.get(said.accountId)! })),
    )
    const held = new Set(refused.map(({ id }) => id))
    // If a person's key was erased since, the caller signs and seals that document again, under the next key.
    const holders = await holdPersonKeys(tx, personKeys)
    const readable = drafts.filter(({ id, accountId }) => holders.has(accountId) && !held.has(id))
    // The first signer of a certificate wins; a decline in between leaves it unsigned.
    const signed = await tx
      .updateTable('certificate')
      .set({ signed_at: now })
      .where('org_id', '=', issuer.id)
      .where('id', '=', anyOf(readable.map((certificate) => certificate.id)))
      .where(openTo('sign'))
      .returning('id')
      .execute()
    const won = new Set(signed.map((row) => row.id))
    if (won.size === 0) return { signed: won, refused }
    const kept = documents.filter((row) => won.has(row.certificate_id))
    await keepDocuments(ctx, tx, now, kept)
    await nameCredentials(tx, kept)
    const approvedNow = approved.filter(({ certificateId }) => won.has(certificateId))
    const credentialIds = new Map(kept.map((row) => [row.certificate_id, row.credential_id]))
    await stateApprovals(tx, { issuer, did, signer, now }, approvedNow, credentialIds)
    await endApproved(ctx, tx, approvedNow, accountId)
    const changed = drafts.filter((certificate) => won.has(certificate.id))
    await noteShownWallets(
      tx,
      issuer.id,
      changed.map((certificate) => certificate.accountId),
    )
    await ctx.followUps.signed(ctx, tx, changed)
    await tellQueues(tx, [...won])
    await alongside(tx, { done: [...won], failed: [] })
    await countChanges(
      tx,
      changed.map((before) => ({ before, after: { ...before, signedAt: now } })),
    )
    await appendAudit(
      ctx,
      tx,
      issuer.id,
      now,
      [...won].map((id) => ({ actor: accountId, action: 'certificate.signed', subject: id })),
    )
    return { signed: won, refused }
  })
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

async function emailsOf(ctx: Context, certificates: readonly Certificate[]): Promise<Map<string, string>> {
  const accounts = await ctx.db
    .selectFrom('account')
    .select(['id', 'email'])
    .where('id', '=', anyOf(certificates.map((certificate) => certificate.accountId)))
    .execute()
  return new Map(accounts.map((account) => [account.id, account.email]))
}
