import { AsyncLocalStorage } from 'node:async_hooks'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from './tables.ts'

/** What refuses the caller, if they could not make their call now. */
export type FindRefusal = (db: Kysely<Database> | Transaction<Database>) => Promise<Error | undefined>

/** A call that changes something. */
export interface ChangingCall {
  findRefusal: FindRefusal
  /** Whether to stop asking: the call has been answered, or has itself ended what admitted its caller. */
  isOver: boolean
}

const storage = new AsyncLocalStorage<ChangingCall | undefined>()

/** Runs `work`, and all that it awaits, as part of a call: its transactions commit only while its caller is admitted. */
export const whileAdmitted = <T>(call: ChangingCall, work: () => T): T => storage.run(call, work)

/** Runs `work`, which clears up after a call, also if its caller is not admitted any more. */
export const afterCall = <T>(work: () => T): T => storage.run(undefined, work)

/** The call that this transaction belongs to, if its caller must still be admitted when it commits. */
export function callToAsk(): ChangingCall | undefined {
  const call = storage.getStore()
  return call?.isOver ? undefined : call
}
