import { createHash } from 'node:crypto'
import { idEndOfReference } from '@credenza/schema'

/** Money that has come in, as a bank's statement says. */
export interface BankEntry {
  /** What tells it from all others: the same entry has the same key in every file. */
  key: string
  /** 'YYYY-MM-DD' */
  day: string
  amountFils: number
  /** What the payer wrote, and whatever else may hold the reference. */
  text: string
  /** The end of the id of the party that the reference names. */
  idEnd: string | undefined
}

/** A file that cannot be read as a statement. */
export class UnreadableStatement extends Error {
  override name = 'UnreadableStatement'
}

export const mostEntries = 10_000
/** As much of an entry's text as is shown. */
const longestText = 500

/**
 * Entries with their keys: from the bank's own reference, day and amount; without that reference, from day, amount, the payer's
 * reference, and how many like it came before in the same file. An entry has the same key in CSV and in camt.053, and the key
 * contains none of its text.
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
 * The valid reference in a text; people type it in groups of four. Undefined also for several: a bank can sum up the payments of
 * different payers in one entry, and which of them paid how much is for people to find out.
 */
function idEndIn(text: string): string | undefined {
  const found = text.toUpperCase().matchAll(/RF\d{2}(?: ?[0-9A-Z]{4}){4}/g)
  const ends = new Set([...found].flatMap(([reference]) => idEndOfReference(reference) ?? []))
  return ends.size === 1 ? [...ends][0] : undefined
}

/** '1234.5' -> 123450; undefined for anything else than a positive amount with up to two decimals. */
export function filsOf(text: string): number | undefined {
  const match = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text.trim())
  if (!match) return undefined
  const fils = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return fils > 0 ? fils : undefined
}

export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text)
