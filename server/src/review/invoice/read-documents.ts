import type { HandoverState, TaxDocument, TaxDocumentItem } from '@credenza/schema'
import type { Context, Db, Tx } from '../../context.ts'
import type { Caller } from '../../platform/http/access.ts'
import { refusal } from '../../platform/http/api-error.ts'
import type { PageQuery } from '../../platform/lists/page.ts'
import { rowsPage } from '../../platform/lists/rows-page.ts'
import { isElectronic } from './pint/is-electronic.ts'
import { supplierOf } from './supplier-of.ts'

type Reader = Pick<Caller, 'role' | 'organisationId' | 'accountId'>

/** The documents that a caller issued or received; all for an administrator. */
function documentsOf(db: Db | Tx, { role, organisationId, accountId }: Reader) {
  const own = organisationId ?? accountId
  return db
    .selectFrom('tax_document')
    .$if(role === 'verifier', (q) =>
      q.where((or) => or.or([or('tax_document.org_id', '=', own), or('tax_document.customer_id', '=', own)])),
    )
    .$if(role === 'issuer' || role === 'student', (q) => q.where('tax_document.customer_id', '=', own))
}

/** One page, newest first. */
export async function listDocuments(
  ctx: Context,
  reader: Reader,
  query: PageQuery<'issuedAt' | 'netFils'>,
): Promise<{ data: TaxDocumentItem[]; nextCursor: string | null; total: number }> {
  const matching = documentsOf(ctx.db, reader)
    .leftJoin('tax_handover as handover', (join) =>
      join
        .onRef('handover.org_id', '=', 'tax_document.org_id')
        .onRef('handover.document_id', '=', 'tax_document.id'),
    )
    .select(['tax_document.content', 'handover.state'])
  const { page, ...rest } = await rowsPage(ctx.db, matching, query, {
    keys: { issuedAt: 'tax_document.issued_at', netFils: 'tax_document.net_fils' },
    unique: ['tax_document.id'],
    standard: { column: 'issuedAt', direction: 'desc' },
  })
  return { data: page.map(({ content, state }) => itemOf(JSON.parse(content), state)), ...rest }
}

function itemOf(document: TaxDocument, state: HandoverState | null): TaxDocumentItem {
  const { _id, kind, supply = 'review', number, issuedOn, netFils, vatFils, seller, buyer, of } = document
  return {
    _id,
    kind,
    supply,
    number,
    issuedOn,
    netFils,
    vatFils,
    seller: seller.legalName,
    buyer: buyer?.legalName ?? '',
    of: of?.number ?? '',
    isElectronic: isElectronic(document),
    handover: state ?? '',
  }
}

/** All documents with their lines, oldest first, for somebody who has few, such as a student. */
export async function allDocuments(db: Db | Tx, reader: Reader): Promise<TaxDocument[]> {
  const rows = await documentsOf(db, reader).select('content').orderBy('issued_at').orderBy('id').execute()
  return rows.map(({ content }) => JSON.parse(content) as TaxDocument)
}

/** One document. Throws 'not_found' for others' documents. */
export async function readDocument(db: Db | Tx, reader: Reader, id: string): Promise<TaxDocument> {
  const row = await documentsOf(db, reader)
    .select('content')
    .where('org_id', '=', supplierOf(id) ?? '')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw refusal('not_found.invoice')
  return JSON.parse(row.content) as TaxDocument
}

/** A document that is known to exist. */
export async function readIssued(tx: Tx, id: string): Promise<TaxDocument> {
  const { content } = await tx
    .selectFrom('tax_document')
    .select('content')
    .where('org_id', '=', supplierOf(id) ?? '')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return JSON.parse(content) as TaxDocument
}

export async function customerOf(db: Db | Tx, id: string): Promise<string> {
  const { customer_id } = await db
    .selectFrom('tax_document')
    .select('customer_id')
    .where('org_id', '=', supplierOf(id) ?? '')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return customer_id
}

/** The credited quantity of each line of an invoice, by line number. */
export async function readCredited(db: Db | Tx, { _id }: TaxDocument): Promise<Record<string, number>> {
  const rows = await db.selectFrom('tax_document').select('content').where('of_id', '=', _id).execute()
  const credited: Record<string, number> = {}
  for (const { content } of rows)
    for (const { number, quantity } of (JSON.parse(content) as TaxDocument).lines)
      credited[number] = (credited[number] ?? 0) + quantity
  return credited
}
