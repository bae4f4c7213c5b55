import { buildStatement, signStatement, statementDigest, utcSeconds } from '@credenza/credential/issue'
import type { Context, Db, Tx } from '../../context.ts'
import type { Organisation } from '../../people/organisation/find-organisation.ts'
import { newTenantId } from '../../platform/ids.ts'
import type { Signer } from '../../platform/keys/signer.ts'
import { sha256 } from '../../platform/sha256.ts'
import { enqueueLeaves } from '../log/enqueue-leaf.ts'
import { methodOf, organisationDid } from './did.ts'
import type { IssuerKeyTables } from './tables.ts'

/** Statements are dated in whole seconds, rounded down, because it is safer to date a theft too early than too late. */
export const wholeSeconds = (at: Date): Date => new Date(Math.floor(at.getTime() / 1000) * 1000)

/**
 * Makes a statement in the organisation's name about one of its keys, and enqueues it for the log. `signer` must be another key
 * than that one, whose thief could make the same statement.
 */
export async function addKeyEvent(
  ctx: Context,
  tx: Tx,
  event: {
    organisation: Organisation
    signer: Signer
    keyId: string
    action: IssuerKeyTables['organisation_key_event']['action']
    at: Date
    now: Date
  },
): Promise<void> {
  const { organisation, signer, keyId, action, at, now } = event
  const did = organisationDid(ctx.config.publicUrl, organisation.id)
  const statement = buildStatement({ action, issuer: did, keyId: `${did}#${keyId}`, at: utcSeconds(at) })
  const signing = { verificationMethod: methodOf(did, signer), sign: signer.sign }
  const signed = await signStatement(statement, signing)
  await tx
    .insertInto('organisation_key_event')
    .values({
      org_id: organisation.id,
      id: newTenantId('kev', organisation.id),
      key_id: keyId,
      action,
      document: JSON.stringify(signed),
      at: wholeSeconds(at),
      created_at: now,
    })
    .execute()
  await enqueueLeaves(tx, now, [
    {
      log: 'statements',
      organisationId: organisation.id,
      certificateId: null,
      action,
      issuerAddress: organisation.wallet_address,
      digest: statementDigest(signed, sha256),
    },
  ])
}

/** The organisation's signed statements about its keys, oldest first. */
export async function readKeyEvents(db: Db, organisationId: string): Promise<unknown[]> {
  const rows = await db
    .selectFrom('organisation_key_event')
    .select('document')
    .where('org_id', '=', organisationId)
    .orderBy('id')
    .execute()
  return rows.map(({ document }): unknown => JSON.parse(document))
}
