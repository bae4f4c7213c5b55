import type { Context } from '../../context.ts'
import type { Steps } from '../../platform/steps.ts'
import { isEqual, type LogCheck, type LogPart, notLogged, readEntry } from './log-part.ts'
import { firstUnloggedCertificate } from './unlogged-rows.ts'

const batch = 4096

/** Checks that each certificate's row has the document in its leaf. */
export async function* checkCertificates(
  ctx: Context,
  { head: { size }, from, bad }: LogPart,
): Steps<LogCheck | undefined> {
  let after = (from?.size ?? 0) - 1
  for (;;) {
    const rows = await ctx.db
      .selectFrom('log_entry')
      .innerJoin('certificate_directory as named', 'named.log_index', 'log_entry.index')
      .innerJoin('certificate_document as document', (join) =>
        join
          .onRef('document.org_id', '=', 'named.org_id')
          .onRef('document.certificate_id', '=', 'named.certificate_id'),
      )
      .select(['log_entry.index', 'log_entry.entry', 'document.document_hash'])
      .where('log_entry.log', '=', 'certificates')
      .where('log_entry.index', '>', String(after))
      .where('log_entry.index', '<', String(size))
      .orderBy('log_entry.index')
      .limit(batch)
      .execute()
    for (const row of rows) {
      const index = Number(row.index)
      if (index !== after + 1) return bad(after + 1, 'the entry belongs to no certificate')
      const entry = readEntry(row.entry)
      if (entry?.kind !== 'certificate') return bad(index, 'the entry does not belong in this log')
      if (!isEqual(entry.digest, row.document_hash)) {
        return bad(index, 'the entry holds another document than its certificate')
      }
      after = index
    }
    if (rows.length < batch) break
    yield
  }
  if (after + 1 < size) return bad(after + 1, 'the entry belongs to no certificate')
  if (from !== undefined) return undefined
  const unlogged = await firstUnloggedCertificate(ctx.db)
  return unlogged === undefined ? undefined : bad(size, notLogged(unlogged))
}
