import { decodeKey } from '@credenza/credential/seal'
import type { DocumentFacts } from '@credenza/document'
import type { Context } from '../../context.ts'
import type { Certificate } from '../certificate/certificate.ts'
import { openPaper } from '../certificate/signing/paper-columns.ts'

/** What a certificate's paper shows besides the link; undefined if it was signed before papers existed. */
export async function readPaper(
  { db, config }: Context,
  { organisationId, id }: Certificate,
  documentKey: string,
): Promise<DocumentFacts['paper']> {
  const row = await db
    .selectFrom('certificate_document')
    .select('paper')
    .where('org_id', '=', organisationId)
    .where('certificate_id', '=', id)
    .executeTakeFirst()
  if (!row?.paper) return undefined
  const { code, number } = openPaper(row.paper, decodeKey(documentKey))
  return { statement: code, address: `${new URL(config.publicUrl).host}/v/${number}` }
}
