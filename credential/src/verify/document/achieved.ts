import { listAt, textAt } from './read-path.ts'

/** What an Open Badge says of what was achieved; empty where it says nothing. */
export type Achieved = {
  description: string
  /** What the recipient had to do: a text, or the address of a page. */
  criteria: string
  /** The names, texts or addresses of the evidence. */
  evidence: string[]
}

/** More than anyone reads of one badge. */
const most = 20

/** Description, criteria and evidence of an Open Badge 3.0 (appendix B: Achievement, Criteria, Evidence). */
export function achieved(document: Record<string, unknown>): Achieved {
  const path = ['credentialSubject', 'achievement']
  // The published context gives the property and its class the same address, so after reading back from statements the property
  // has the name of the class.
  const [criteria] = [...listAt(document, ...path, 'criteria'), ...listAt(document, ...path, 'Criteria')]
  const named = (value: unknown, ...names: string[]) =>
    typeof value === 'string'
      ? value
      : (names.map((name) => textAt(value, name)).find((text) => text !== '') ?? '')
  const all = (values: unknown[], ...names: string[]) =>
    values
      .map((value) => named(value, ...names))
      .filter((text) => text !== '')
      // Statements have no order, so sort for a stable result.
      .toSorted()
      .slice(0, most)
  return {
    description: textAt(document, ...path, 'description'),
    criteria: named(criteria, 'narrative', 'id'),
    evidence: all(listAt(document, 'evidence'), 'name', 'narrative', 'id'),
  }
}
