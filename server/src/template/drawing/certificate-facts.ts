import type { DocumentFacts } from '@credenza/document'
import type { CertificateRow } from '../../certificate/certificate-store.ts'
import { toWire } from '../../certificate/wire.ts'
import type { Context } from '../../context.ts'

/**
 * What a certificate's document says. `documentKey` goes behind the '#' of its link, so the document is for those who
 * may hold the key. One that was accepted and then taken back is drawn as not verified.
 */
export async function certificateFacts(
  ctx: Context,
  row: CertificateRow,
  { documentKey, language }: { documentKey: string | undefined; language: DocumentFacts['language'] },
): Promise<DocumentFacts> {
  const [certificate] = await toWire(ctx, [row])
  const isTakenBack = row.revoked_at !== null || row.suspended_at !== null || row.successor_id !== null
  return {
    name: row.user_name,
    title: row.title,
    type: row.category_name,
    issuer: row.issuer_name,
    date: row.date,
    link: `${ctx.config.publicUrl}/verify/${row.slug}${documentKey ? `#${documentKey}` : ''}`,
    verified: row.review === 'verified' && !isTakenBack,
    recorded: certificate!.txHash !== '',
    language,
    ...(row.valid_until && { validUntil: row.valid_until }),
    ...(row.log_index !== null && { number: row.log_index }),
    ...(row.results.length > 0 && { results: row.results }),
    ...(certificate!.digitalSignature && { digitalSignature: certificate!.digitalSignature }),
  }
}
