import type { ColumnType } from 'kysely'
import type { LogName } from '../log/tables.ts'
import type { Refusal } from './add-checkpoint.ts'

type Optional<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>

/** Why a witness has not signed, as shown to the administrator. */
export type WitnessProblem =
  | 'unreachable'
  | 'busy'
  | 'unknown-log'
  | 'other-key'
  | 'refused'
  | 'ahead'
  | 'unreadable'

export interface WitnessTables {
  /** Another operator's log that this deployment witnesses: the newest note that it has signed. */
  witnessed_log: {
    origin: string
    note: Optional<string>
    size: Optional<string>
    signed_at: Optional<Date>
    /** Signed states of the log that we refused: how many, the last one, and the first that proves a second history. */
    refusals: ColumnType<number, number, number>
    refused_at: Optional<Date>
    refusal: Optional<Refusal>
    contradiction: Optional<string>
  }
  /** How far a witness has got with one of our logs. */
  witness_progress: {
    /** Its verifier key. */
    witness: string
    log: LogName
    /** The size that we know it has signed, and the size for which we have its signature. */
    known_size: string
    signed_size: string
    signed_at: Optional<Date>
    failures: number
    /** When it may be asked again. */
    next_at: ColumnType<Date, Date, Date>
    problem: Optional<WitnessProblem>
  }
}
