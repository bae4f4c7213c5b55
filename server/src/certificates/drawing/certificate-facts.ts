import type { DocumentFacts } from '@credenza/document'
import type { CertificateState } from '@credenza/schema'
import type { Context } from '../../context.ts'
import type { CertificateRow } from '../certificate/find-certificates.ts'
import { certificatesToWire } from '../certificate/wire.ts'

const standings: Record<CertificateState, DocumentFacts['standing']> = {
  draft: 'pending',
  signed: 'pending',
  accepted: 'verified',
  recorded: 'verified',
  transferred: 'verified',
  declined: 'declined',
  suspended: 'suspended',
  superseded: 'superseded',
  revoked: 'revoked',
}

/**
 * The content of a certificate's document. `documentKey` goes behind the '#' of its link, so the document is only for
 * people who may have the key.
 */
export async function certificateFacts(
  ctx: Context,
  row: CertificateRow,
  { documentKey, language }: { documentKey: string | undefined; language: DocumentFacts['language'] },
): Promise<DocumentFacts> {
  const [certificate] = await certificatesToWire(ctx, [row])
  return {
    name: row.user_name,
    title: row.title,
    type: row.category_name,
    issuer: row.issuer_name,
    date: row.date,
    link: `${ctx.config.publicUrl}/verify/${row.slug}${documentKey ? `#${documentKey}` : ''}`,
    standing: standings[certificate!.state],
    recorded: certificate!.txHash !== '',
    language,
    ...(row.valid_until && { validUntil: row.valid_until }),
    ...(row.log_index !== null && { number: row.log_index }),
    ...(row.results.length > 0 && { results: row.results }),
    ...(certificate!.digitalSignature && { digitalSignature: certificate!.digitalSignature }),
  }
}
