import type { BreachSelection, BreachTexts } from '@credenza/schema'
import type { ColumnType, Generated } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export interface BreachTables {
  breach_case: {
    id: string
    what: string
    found_at: Timestamp
    opened_at: Timestamp
    /** The texts of the letters, by language; null before they are ordered. */
    texts: ColumnType<BreachTexts | null, null, string>
    report: string
    closed_at: ColumnType<Date | null, null, Date>
  }
  /** What administrators learnt after they opened the case, or when they told the authority. */
  breach_note: {
    id: string
    case_id: string
    text: string
    authority_told_at: Date | null
    created_at: Date
  }
  /** A person affected. `ordered` is set in the transaction that orders the letter, `told_at` in the one that writes it. */
  breach_person: {
    case_id: string
    account_id: string
    because: BreachSelection['kind']
    ordered: Generated<boolean>
    told_at: ColumnType<Date | null, null, Date>
  }
}
