import type { CertificateRow } from '../../../certificates/certificate/find-certificates.ts'
import type { Db } from '../../../context.ts'

const rowsAtOnce = 100

/** Every certificate of a person, of any issuer, oldest first, a few at a time. */
export async function* heldRows(db: Db, accountId: string): AsyncGenerator<CertificateRow> {
  let last: CertificateRow | undefined
  for (;;) {
    const rows: CertificateRow[] = await db
      .selectFrom('certificate')
      .selectAll()
      .where('account_id', '=', accountId)
      .$if(last !== undefined, (q) =>
        q.where((eb) => eb(eb.refTuple('created_at', 'id'), '>', eb.tuple(last!.created_at, last!.id))),
      )
      .orderBy('created_at')
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute()
    yield* rows
    last = rows.at(-1)
    if (rows.length < rowsAtOnce) return
  }
}
