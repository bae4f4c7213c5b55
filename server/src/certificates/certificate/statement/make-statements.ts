import {
  buildStatement,
  type StatementAction,
  signStatement,
  statementDigest,
  utcSeconds,
} from '@credenza/credential/issue'
import type { OffChainAct } from '@credenza/schema'
import { sql } from 'kysely'
import type { Context, Db, Tx } from '../../../context.ts'
import { findOrganisation } from '../../../people/organisation/find-organisation.ts'
import type { Actor, Alongside, BulkResult } from '../../../platform/acts/bulk.ts'
import { anyOf } from '../../../platform/db/any-of.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import type { Signer } from '../../../platform/keys/signer.ts'
import { mapInTurns } from '../../../platform/map-in-turns.ts'
import { sha256 } from '../../../platform/sha256.ts'
import { appendAudit } from '../../../proof/audit/append.ts'
import { methodOf, organisationDid } from '../../../proof/issuer/did.ts'
import { currentSigner, holdSigningKey } from '../../../proof/issuer/signing-keys.ts'
import { tellQueues } from '../../queue/tell-readers.ts'
import { setRevoked } from '../../status/set-revoked.ts'
import type { CertificateRow } from '../certificate-row.ts'
import { transitionOf } from '../certificate-state.ts'
import { lockOpen } from '../lock-open.ts'
import { keepStatements, type SignedStatement } from './keep-statements.ts'

type LaterFacts = Partial<
  Pick<CertificateRow, 'suspended_at' | 'suspended_reason' | 'revoked_at' | 'revoked_reason' | 'successor_id'>
>

/** What an issuer states about certificates after signing them. */
export interface IssuersStatement {
  act: OffChainAct
  action: Extract<StatementAction, 'suspended' | 'reinstated' | 'revoked' | 'superseded'>
  /** Always public, so it must not be personal. */
  reason?: string | undefined
  /** For `superseded`: the id of the correcting credential. */
  successorId?: string
  /** The changes to the certificate's row. */
  facts: (now: Date) => LaterFacts
  /** Whether to set the bit in the public status list. It cannot be cleared. */
  isFinal: boolean
}

/**
 * Makes the same statement about up to a chunk of certificates that allow it, in one transaction: their rows, signed
 * statements, log leaves, status bits, and what `alongside` adds. Signed documents stay readable and unchanged.
 */
export async function makeStatements(
  ctx: Context,
  { accountId, organisationId }: Actor,
  { ids, statement }: { ids: readonly string[]; statement: IssuersStatement },
  alongside: Alongside,
): Promise<BulkResult> {
  const now = ctx.clock()
  const issuer = await findOrganisation(ctx.db, organisationId)
  const did = organisationDid(ctx.config.publicUrl, organisationId)
  const signer = await currentSigner(ctx, organisationId)
  const signed = await signStatements(ctx.db, { organisationId, ids, statement, did, signer, now })
  const made = await withRetry(ctx.db, async (tx) => {
    if (!(await holdSigningKey(tx, organisationId, signer.publicKeyMultibase))) return undefined
    const { open, failed } = await lockOpen(tx, organisationId, {
      ids,
      outcomeOf: (certificate) => {
        const outcome = transitionOf(certificate, statement.act)
        // The certificate was signed only after we had signed the statements.
        return 'to' in outcome && !signed.has(certificate.id) ? { refused: 'not_signed' } : outcome
      },
    })
    const result: BulkResult = { done: open.map((certificate) => certificate.id), failed }
    if (open.length > 0) {
      await writeFacts(tx, organisationId, result.done, statement.facts(now))
      if (statement.isFinal) await setRevoked(tx, organisationId, result.done)
      const kept = result.done.map((id) => signed.get(id)!)
      await keepStatements(tx, now, issuer, statement.action, kept)
    }
    await tellQueues(tx, result.done)
    await alongside(tx, result)
    await appendAudit(
      ctx,
      tx,
      organisationId,
      now,
      result.done.map((subject) => ({
        actor: accountId,
        action: `certificate.${statement.action}`,
        subject,
      })),
    )
    return result
  })
  // The key was declared stolen in the meantime, so state it again with the next key.
  return made ?? makeStatements(ctx, { accountId, organisationId }, { ids, statement }, alongside)
}

/** Signs the statement about each of these certificates that is signed. By certificate id. */
async function signStatements(
  db: Db,
  input: {
    organisationId: string
    ids: readonly string[]
    statement: IssuersStatement
    did: string
    signer: Signer
    now: Date
  },
): Promise<Map<string, SignedStatement>> {
  const { organisationId, did, signer } = input
  const { action, reason, successorId } = input.statement
  const signing = { verificationMethod: methodOf(did, signer), sign: signer.sign }
  const credentials = await credentialIds(db, organisationId, input.ids)
  const at = utcSeconds(input.now)
  const signed = await mapInTurns(credentials, async ({ certificate_id: certificateId, credential_id }) => {
    const statement = buildStatement({
      action,
      issuer: did,
      certificateId: credential_id,
      at,
      ...(reason && { reason }),
      ...(successorId && { successorId }),
    })
    const document = await signStatement(statement, signing)
    return {
      organisationId,
      certificateId,
      document: JSON.stringify(document),
      digest: statementDigest(document, sha256),
    }
  })
  return new Map((await Promise.all(signed)).map((one) => [one.certificateId, one]))
}

/** The ids of the credentials, looked up one by one for the reason given at `findCertificates`. */
async function credentialIds(db: Db, organisationId: string, ids: readonly string[]) {
  const { rows } = await sql<{ certificate_id: string; credential_id: string }>`
    SELECT document.* FROM unnest(${ids}::text[]) AS wanted (id)
    CROSS JOIN LATERAL (
      SELECT certificate_id, credential_id FROM certificate_document
      WHERE org_id = ${organisationId} AND certificate_id = wanted.id LIMIT 1
    ) AS document`.execute(db)
  return rows
}

async function writeFacts(
  tx: Tx,
  organisationId: string,
  ids: readonly string[],
  facts: LaterFacts,
): Promise<void> {
  await tx
    .updateTable('certificate')
    .set(facts)
    .where('org_id', '=', organisationId)
    .where('id', '=', anyOf(ids))
    .execute()
}
