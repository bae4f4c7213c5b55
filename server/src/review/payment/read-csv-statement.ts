import { currency } from '@credenza/schema'
import { parse } from 'csv-parse/sync'
import { type BankEntry, filsOf, isDay, keyed, mostEntries, UnreadableStatement } from './bank-entry.ts'

/**
 * The credits in dirhams of a CSV file with a header: `date` ('YYYY-MM-DD') and `amount`, optionally `currency`, `reference` or
 * `description`, and the bank's own `id` of the entry. Leaves out negative amounts, which are debits. Throws
 * UnreadableStatement for an unreadable row.
 */
export function readCsvStatement(content: string): BankEntry[] {
  const rows = rowsOf(content)
  const entries = rows
    .filter((row) => (row.currency || currency) === currency && !row.amount?.startsWith('-'))
    .map(({ date = '', amount = '', reference = '', description = '', id = '' }) => {
      const amountFils = filsOf(amount.replace(/[,\s](?=\d{3}(\D|$))/g, ''))
      if (!isDay(date) || amountFils === undefined)
        throw new UnreadableStatement('a row without day or amount')
      return { bankId: id, day: date, amountFils, text: `${reference} ${description}`.trim() }
    })
  return keyed(entries)
}

function rowsOf(content: string): Partial<Record<string, string>>[] {
  try {
    return parse(content, {
      bom: true,
      columns: (head: string[]) => head.map((name) => name.trim().toLowerCase()),
      delimiter: /^[^\n]*;/.test(content) ? ';' : ',',
      skip_empty_lines: true,
      to: mostEntries + 1,
      trim: true,
    }) as Partial<Record<string, string>>[]
  } catch {
    throw new UnreadableStatement('not CSV')
  }
}
