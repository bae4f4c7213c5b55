import { dirhamsText, type StatementLine, zonedInstant } from '@credenza/schema'
import { csvHeader, csvLine } from '../../platform/csv-line.ts'

const columns = [
  'at',
  'kind',
  'certificate_id',
  'certificate_type',
  'certificate_title',
  'holder',
  'party',
  'reference',
  'in_aed',
  'out_aed',
  'platform_share_aed',
]

/**
 * Every line of a statement as CSV (RFC 4180). Debits and credits have separate columns, because spreadsheets would not read an
 * amount with a sign as a number. The platform's share is in neither; what it gave back has a sign.
 */
export async function* statementCsv(
  lines: AsyncIterable<StatementLine>,
  timeZone: string,
): AsyncGenerator<string> {
  yield csvHeader(columns)
  for await (const line of lines) {
    const amount = dirhamsText(Math.abs(line.amountFils))
    yield csvLine([
      zonedInstant(line.at, timeZone),
      line.kind,
      line.certificateId,
      line.certificateType,
      line.certificateTitle,
      line.holder,
      line.party,
      line.reference,
      line.amountFils > 0 ? amount : '',
      line.amountFils < 0 ? amount : '',
      line.shareFils === 0 ? '' : dirhamsText(line.shareFils),
    ])
  }
}
