import { listAt, textAt } from './read-path.ts'

/** Something that a credential says beside its title: 'GPA', '3.72 / 4'. */
export type SignedDetail = { label: string; value: string }

/** More than anybody reads of one certificate; a learner record of a stranger can have thousands. */
const most = 100

/**
 * The results of a credential (Open Badges 3.0.3), each under the name of what it is a result of, and the credits. A
 * result whose description has no name cannot be shown as a fact.
 */
export function signedDetails(document: Record<string, unknown>): SignedDetail[] {
  const descriptions = new Map(
    listAt(document, 'credentialSubject', 'achievement', 'resultDescription').map((description) => [
      textAt(description, 'id'),
      description,
    ]),
  )
  const results = listAt(document, 'credentialSubject', 'result').map((result): SignedDetail => {
    const description = descriptions.get(textAt(result, 'resultDescription'))
    const value = textAt(result, 'value') || textAt(result, 'status')
    const best = textAt(description, 'valueMax')
    return { label: textAt(description, 'name'), value: value && best ? `${value} / ${best}` : value }
  })
  const told = [...results, { label: 'Credits', value: creditsEarned(document) }].filter(
    ({ label, value }) => label !== '' && value !== '',
  )
  return joined(told).slice(0, most)
}

/** A course has two results of one name, its grade and its credits: 'A · 7.5'. */
function joined(details: readonly SignedDetail[]): SignedDetail[] {
  const values = Map.groupBy(details, ({ label }) => label)
  return [...values].map(([label, same]) => ({ label, value: same.map(({ value }) => value).join(' · ') }))
}

/** A number in our own form; read back from statements it is the text of an xsd:float, such as '1.25E1'. */
function creditsEarned(document: Record<string, unknown>): string {
  const [credits] = listAt(document, 'credentialSubject', 'creditsEarned')
  const amount = typeof credits === 'string' && credits !== '' ? Number(credits) : credits
  return typeof amount === 'number' && Number.isFinite(amount) ? String(amount) : ''
}
