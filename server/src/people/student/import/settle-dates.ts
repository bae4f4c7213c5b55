import { sentence } from '@credenza/schema/sentences/english'
import { type DateFacts, headingOf, type Layout } from './layout.ts'
import type { SpreadsheetRow } from './spreadsheet/spreadsheet-row.ts'
import {
  addEvidence,
  addRealDate,
  type DateEvidence,
  noEvidence,
  orderInHeading,
  settledOrder,
  swappedDates,
} from './values/date-order.ts'
import { looksHijri } from './values/hijri-date.ts'
import { type DateOrder, type WrittenDate, writtenDate } from './values/read-date.ts'

/** Determines whether a list's dates begin with the day or the month. Throws `DatesUnsettled`. */
export type SettleDates = () => Promise<DateOrder>

/** The dates of a list can be read in two ways, and nothing in it tells which is right. */
export class DatesUnsettled extends Error {
  override readonly name = 'DatesUnsettled'
  override readonly message = 'Day first or month first is for a person to say'
  readonly sentence = sentence('invalid.dates_unsettled')
}

/** Whether the order of day and month matters in this row. */
export function needsOrder(cells: readonly string[], layout: Layout): boolean {
  const date = dateIn(cells, layout)
  return date !== undefined && 'numbers' in date && date.numbers[0] !== date.numbers[1]
}

/** What all dates of a list say about the order of day and month. */
export async function weighDates(list: AsyncIterable<SpreadsheetRow>, layout: Layout): Promise<DateFacts> {
  const evidence = noEvidence()
  for await (const { cells } of list) {
    const date = dateIn(cells, layout)
    if (date && 'day' in date && REAL_DATE.test(cells[layout.columns.dateOfBirth!]!))
      addRealDate(evidence, date)
    else addEvidence(evidence, date)
  }
  const { dayFirst, monthFirst, either } = evidence
  const order = verdict(evidence, headingOf(layout, 'dateOfBirth'))
  return { ...order, dayFirst, monthFirst, either, swapped: swappedDates(evidence) }
}

/** The form of a spreadsheet's real dates. Hardly anyone types it. */
const REAL_DATE = /^\d{4}-\d\d-\d\d$/

function verdict(evidence: DateEvidence, heading: string): Pick<DateFacts, 'order' | 'settledBy'> {
  const order = settledOrder(evidence)
  if (order) return { order, settledBy: 'column' }
  const hinted = evidence.dayFirst + evidence.monthFirst === 0 ? orderInHeading(heading) : undefined
  return hinted ? { order: hinted, settledBy: 'heading' } : { order: null, settledBy: null }
}

/** Not a Hijri date, which is refused in any order. */
function dateIn(cells: readonly string[], { columns, place, thisYear }: Layout): WrittenDate | undefined {
  if (columns.dateOfBirth === undefined) return undefined
  const cell = cells[columns.dateOfBirth] ?? ''
  const date = writtenDate(cell, { date1904: place.date1904, thisYear })
  return looksHijri(cell, date) ? undefined : date
}
