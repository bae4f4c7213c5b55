import type { BreachSelection, BreachTexts } from '@credenza/schema'
import type { ColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export interface BreachTables {
  breach_case: {
    id: string
    what: string
    found_at: Timestamp
    opened_at: Timestamp
    /** What the letters say, by language; null before they are ordered. */
    texts: ColumnType<BreachTexts | null, null, string>
    report: string
    closed_at: ColumnType<Date | null, null, Date>
  }
  /** Somebody who is affected; `told_at` is set in the transaction that writes the letter. */
  breach_person: {
    case_id: string
    account_id: string
    because: BreachSelection['kind']
    told_at: ColumnType<Date | null, null, Date>
  }
}
