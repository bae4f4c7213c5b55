import type { Batch, BatchRequest, CertificateSelection } from '@credenza/schema'
import type { V1Batch, V1BatchRequest } from '@credenza/schema/v1/index'
import type { Context } from '../../context.ts'
import { findOrganisation } from '../../people/organisation/find-organisation.ts'
import type { Starter } from '../../platform/acts/batch-kind.ts'
import type { IdempotencyKey } from '../../platform/http/idempotency.ts'
import { startBatch } from '../batch/start-batch.ts'
import { filterOf } from './wire.ts'

/**
 * Starts a batch. To sign, a person must paste the organisation's digital signature. A key with the scope to sign was made for
 * this, so the organisation's own signature is used.
 */
export async function startV1Batch(
  ctx: Context,
  owner: Starter,
  { certificates, ...act }: V1BatchRequest,
  idempotency: IdempotencyKey | undefined,
): Promise<V1Batch> {
  const selected = { ...act, certificates: selectionOf(certificates) }
  const request = act.kind === 'sign' ? { ...selected, ...(await signatureOf(ctx, owner)) } : selected
  return batchToV1(await startBatch(ctx, owner, request as BatchRequest, idempotency))
}

async function signatureOf(ctx: Context, { organisationId }: { organisationId: string }) {
  const { wallet_address, digital_signature } = await findOrganisation(ctx.db, organisationId)
  return { publicKey: wallet_address, verifierDigitalSignature: digital_signature }
}

function selectionOf(selection: V1BatchRequest['certificates']): CertificateSelection {
  if ('ids' in selection) return selection
  const { except } = selection
  if ('all' in selection) return { filter: {}, except }
  const { signed, ...filter } = selection.filter
  return {
    except,
    filter: {
      ...filterOf(filter),
      ...(signed !== undefined && { signed: signed ? 'true' : 'false' }),
    },
  }
}

export const batchToV1 = ({ _id, kind, state, total, done, failed, createdAt, endedAt }: Batch): V1Batch => ({
  batchId: _id,
  kind,
  // Known to callers since before undoing had a state of its own.
  state: state === 'recalling' ? 'running' : state,
  total,
  done,
  failed,
  createdAt,
  endedAt: endedAt || null,
})
