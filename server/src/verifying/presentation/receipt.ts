import { type SignedAnswer, signReceipt } from '@credenza/credential/verify'
import type { Context } from '../../context.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { organisationDid } from '../../proof/issuer/did.ts'
import { logKey } from '../../proof/log/log-identity.ts'
import { findRequest, type RequestKey, requestToWire } from './request-store.ts'

/**
 * The deployment's statement about an answer, signed with the key of its log. It is kept after the answer is deleted. Throws
 * not_found before there is an answer.
 */
export async function receiptOf(ctx: Context, key: RequestKey): Promise<SignedAnswer> {
  const row = await findRequest(ctx.db, key)
  const { answer_sha256: digest, answered_with: answeredWith, verdict } = row
  if (!digest || !answeredWith || !verdict) throw refusal('not_found.presentation_receipt')
  const { url, facts, endedAt } = requestToWire(ctx, row)
  return signReceipt(
    {
      request: url,
      at: endedAt,
      asker: organisationDid(ctx.config.publicUrl, row.org_id),
      facts,
      answeredWith,
      answerSha256: Buffer.from(digest).toString('hex'),
      verdict,
    },
    logKey(ctx),
  )
}
