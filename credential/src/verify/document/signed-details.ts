import { listAt, textAt } from './read-path.ts'

/** A detail of a credential besides its title: 'GPA', '3.72 / 4'. `url`: a web page with more about it. */
export type SignedDetail = { label: string; value: string; url?: string }

/** A classification's code for display. Codes of more than ten characters, such as UUIDs, tell people nothing: ''. */
export const shownCode = (code: string): string => (code.length <= 10 ? code : '')

/** The label of an alignment that names no framework. */
const ALIGNED = 'Alignment'

/** More than anyone reads of one certificate; a learner record of a stranger can have thousands. */
const most = 100

/**
 * The results of a credential (Open Badges 3.0.3), each under the name in its description, and the credits. A result whose
 * description has no name is left out.
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
  return [...joined(told), ...alignments(document)].slice(0, most)
}

/**
 * What the achievement corresponds to in classifications and registers (Open Badges 3.0.3 Alignment). Passes on only web
 * addresses: others could run a script when someone follows them.
 */
function alignments(document: Record<string, unknown>): SignedDetail[] {
  return listAt(document, 'credentialSubject', 'achievement', 'alignment')
    .filter((alignment) => textAt(alignment, 'targetName') !== '')
    .map((alignment): SignedDetail => {
      const [name, code, url] = [
        textAt(alignment, 'targetName'),
        shownCode(textAt(alignment, 'targetCode')),
        textAt(alignment, 'targetUrl'),
      ]
      return {
        label: textAt(alignment, 'targetFramework') || ALIGNED,
        value: code ? `${name} (${code})` : name,
        ...(/^https?:\/\//.test(url) && URL.canParse(url) && { url }),
      }
    })
}

/** Joins the two results of a course, its grade and its credits: 'A · 7.5'. */
function joined(details: readonly SignedDetail[]): SignedDetail[] {
  const values = new Map<string, string[]>()
  for (const { label, value } of details) values.set(label, [...(values.get(label) ?? []), value])
  return [...values].map(([label, same]) => ({ label, value: same.join(' · ') }))
}

/** The credits as a plain number. Read back from statements they are the text of an xsd:float, such as '1.25E1'. */
function creditsEarned(document: Record<string, unknown>): string {
  const [credits] = listAt(document, 'credentialSubject', 'creditsEarned')
  const amount = typeof credits === 'string' && credits !== '' ? Number(credits) : credits
  return typeof amount === 'number' && Number.isFinite(amount) ? String(amount) : ''
}
