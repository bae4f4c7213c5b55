import type { ImportChange } from '@credenza/schema'
import { words } from '@credenza/schema/field-names'
import { textSheet } from './text-sheet.ts'

/** An .xlsx file of what a list would change about existing students, one difference per row. */
export function changesSpreadsheet(changes: readonly ImportChange[]): Promise<Uint8Array> {
  return textSheet(
    'Changed',
    ['Row', 'Name', 'Email', 'Field', 'Before', 'After'],
    changes.flatMap(({ row, name, email, differences }) =>
      differences.map(({ field, from, to }) => [String(row), name, email, words(field), from, to]),
    ),
  )
}
