import { createHash } from 'node:crypto'
import { idEndOfReference } from '@credenza/schema'

/** Incoming money according to a bank statement. */
export interface BankEntry {
  /** Identifies it: the same entry has the same key in every file. */
  key: string
  /** 'YYYY-MM-DD' */
  day: string
  amountFils: number
  /** The payer's text, and everything else that may contain the reference. */
  text: string
  /** The last part of the id of the party in the reference. */
  idEnd: string | undefined
}

/** A file that cannot be read as a statement. */
export class UnreadableStatement extends Error {
  override name = 'UnreadableStatement'
}

export const mostEntries = 10_000
/** How much of an entry's text is shown. */
const longestText = 500

/**
 * Gives entries their keys: from the bank's own reference, day and amount; without that reference, from day, amount, the
 * payer's reference, and how many equal ones precede it in the file. An entry has the same key in CSV and in camt.053, and the
 * key contains none of its text.
 */
export function keyed(
  entries: readonly (Pick<BankEntry, 'day' | 'amountFils' | 'text'> & { bankId: string })[],
): BankEntry[] {
  if (entries.length > mostEntries) throw new UnreadableStatement('too many entries')
  const seen = new Map<string, number>()
  return entries.map(({ bankId, day, amountFils, text: whole }) => {
    const idEnd = idEndIn(whole)
    const text = whole.slice(0, longestText)
    const facts = bankId ? [bankId, day, amountFils] : [day, amountFils, idEnd ?? text]
    const content = JSON.stringify(facts)
    const place = (seen.get(content) ?? 0) + 1
    seen.set(content, place)
    const isFirst = bankId !== '' || place === 1
    const key = createHash('sha256')
      .update(isFirst ? content : `${content} ${place}`)
      .digest('hex')
    return { key, day, amountFils, text, idEnd }
  })
}

/**
 * The valid reference in a text; people type it in groups of four. Undefined if there are several: a bank may sum up payments
 * of different payers in one entry, and people must find out who paid how much.
 */
function idEndIn(text: string): string | undefined {
  const found = text.toUpperCase().matchAll(/RF\d{2}(?: ?[0-9A-Z]{4}){4}/g)
  const ends = new Set([...found].flatMap(([reference]) => idEndOfReference(reference) ?? []))
  return ends.size === 1 ? [...ends][0] : undefined
}

/** '1234.5' -> 123450; undefined for anything but a positive amount with at most two decimals. */
export function filsOf(text: string): number | undefined {
  const match = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text.trim())
  if (!match) return undefined
  const fils = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return fils > 0 ? fils : undefined
}

export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text)
