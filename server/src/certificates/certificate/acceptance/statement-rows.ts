import { type Selectable, sql } from 'kysely'
import type { CertificateTables } from '../tables.ts'
import { type PackedFacts, unpackAcceptance } from './pack.ts'

type Statement = CertificateTables['certificate_statement']

/** The signed statements about a certificate from both tables, as columns of a query; `documentOf` gives a row's text. */
export const statementRows = sql`(
  SELECT org_id, certificate_id, id, action, signer_org_id, digest, created_at, document,
    NULL::bytea AS packed, NULL::text AS key_id, NULL::integer AS status_list, NULL::integer AS status_index
  FROM certificate_statement
  UNION ALL
  SELECT org_id, certificate_id, '', 'endorsed', verifier_id, digest, created_at, NULL,
    packed, key_id, status_list, status_index
  FROM acceptance)`

export type StatementRow = Selectable<Pick<Statement, 'action' | 'signer_org_id' | 'digest' | 'created_at'>> &
  ({ document: string } | ({ document: null; packed: Uint8Array } & Omit<PackedFacts, 'verifier_id'>))

/** The signed document, JSON text, byte for byte. Throws if its row is damaged. */
export const documentOf = (row: StatementRow): string =>
  row.document ?? unpackAcceptance(row.packed, { ...row, verifier_id: row.signer_org_id })
