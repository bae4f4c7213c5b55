import { type StudentField, studentFields } from '@credenza/schema/student'
import { isOneSlip } from '../values/one-slip.ts'
import { headingKey, readings, squeezed } from './heading-key.ts'
import { headingNames } from './heading-names.ts'
import { namePartNames } from './name-parts.ts'

export type NamePart = keyof typeof namePartNames

/** What a heading means. A lower rank is more certain. */
export type Meaning = { field: StudentField; rank: number } | { part: NamePart; rank: number }

const byKey = new Map<string, Meaning>()
const bySqueezed = new Map<string, Meaning>()
const learn = (name: string, meaning: Meaning) => {
  const key = headingKey(name)
  if (!byKey.has(key)) byKey.set(key, meaning)
  const letters = squeezed(name)
  if (!bySqueezed.has(letters)) bySqueezed.set(letters, meaning)
}
for (const field of studentFields) {
  for (const [rank, name] of [field, ...headingNames[field]].entries()) learn(name, { field, rank })
}
for (const part of Object.keys(namePartNames) as NamePart[]) {
  for (const [rank, name] of namePartNames[part].entries()) learn(name, { part, rank })
}

const known = new Map<string, Meaning | undefined>()
const MOST_KNOWN = 10_000

/** The meaning of a heading, in any of its languages; undefined if it has none that we know, or two. */
export function meaningOf(heading: string): Meaning | undefined {
  if (known.has(heading)) return known.get(heading)
  const meaning = heading.length > LONGEST ? undefined : readMeaning(heading)
  if (known.size > MOST_KNOWN) known.clear()
  known.set(heading, meaning)
  return meaning
}

/** A longer text is a sentence. */
const LONGEST = 120

function readMeaning(heading: string): Meaning | undefined {
  const meanings = readings(heading)
    .map(meaningOfReading)
    .filter((meaning) => meaning !== undefined)
  // The whole heading comes first, then its halves.
  const [first] = meanings
  const target = (meaning: Meaning) => ('field' in meaning ? meaning.field : meaning.part)
  return meanings.every((meaning) => target(meaning) === target(first!)) || meaningOfReading(heading)
    ? first
    : undefined
}

const meaningOfReading = (text: string): Meaning | undefined =>
  bySqueezed.get(squeezed(text)) ??
  byKey.get(headingKey(text)) ??
  misspelt(squeezed(text), bySqueezed) ??
  misspelt(headingKey(text), byKey)

/** With one letter changed, shorter words often become other words. */
const SHORTEST_MISSPELT = 5

/** The name that a longer word becomes with one letter more, less, changed or swapped. */
function misspelt(letters: string, names: ReadonlyMap<string, Meaning>): Meaning | undefined {
  if (letters.length < SHORTEST_MISSPELT) return undefined
  for (const [name, meaning] of names) {
    if (name.length >= SHORTEST_MISSPELT && isOneSlip(letters, name))
      return { ...meaning, rank: meaning.rank + 100 }
  }
  return undefined
}
