import { decodeEntry } from '@credenza/credential/log'
import type { LogHead } from '../../proof/log/read-log.ts'
import type { LogName } from '../../proof/log/tables.ts'

export type LogCheck =
  | { ok: true; log: LogName; entries: number }
  /** `issuer` is the address of the only organisation affected; without it the log itself is broken. */
  | { ok: false; log: LogName; entry: number; reason: string; issuer?: string }

/** What each check of a log is given. */
export interface LogPart {
  log: LogName
  head: LogHead
  /** The state from which to start. Then no check looks for rows that are missing in the log. */
  from: LogHead | undefined
  /** The outcome that names an entry. */
  bad(entry: number, reason: string, issuer?: string): LogCheck
}

export const isEqual = (a: Uint8Array, b: Uint8Array): boolean => Buffer.from(a).equals(b)

export function readEntry(bytes: Uint8Array): ReturnType<typeof decodeEntry> | undefined {
  try {
    return decodeEntry(bytes)
  } catch {
    return undefined
  }
}

export const notLogged = (row: string): string => `the entry is missing: ${row} is in no log`
