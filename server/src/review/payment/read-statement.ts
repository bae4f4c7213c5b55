import type { BankEntry } from './bank-entry.ts'
import { readCamt053 } from './read-camt053.ts'
import { readCsvStatement } from './read-csv-statement.ts'

/** The credits of a statement file: XML is camt.053, anything else CSV. Throws UnreadableStatement. */
export const readStatement = (content: string): BankEntry[] =>
  content.trimStart().startsWith('<') ? readCamt053(content.trimStart()) : readCsvStatement(content)
