import type { LookAlike } from '@credenza/schema'
import { domainsOf, domainsResemble } from './domains.ts'
import { nameForm, namesResemble } from './names.ts'

/** The names and domains by which an organisation can be mistaken for another. */
export interface Appearance {
  /** Its registered name, and the one on its certificates if that is different. */
  names: string[]
  email: string
  website: string
}

export interface KnownAppearance extends Appearance {
  id: string
  status: string
}

/**
 * The existing organisations that the candidate could be mistaken for, by a name or by the domain of email or web site, each at
 * most once for either. Prefers to warn too often: a warning costs a look, a wrong approval costs more.
 */
export function lookAlikesOf(candidate: Appearance, existing: readonly KnownAppearance[]): LookAlike[] {
  const names = candidate.names.map((name) => ({ name, form: nameForm(name) }))
  const domains = domainsOf(candidate)
  return existing.flatMap((known) => {
    const found: LookAlike[] = []
    const about = { _id: known.id, organizationName: known.names[0] ?? '', status: known.status }
    const name = firstPair(
      names,
      known.names.map((name) => ({ name, form: nameForm(name) })),
      (a, b) => namesResemble(a.form, b.form),
    )
    if (name) found.push({ ...about, because: 'name', values: [name[0].name, name[1].name] })
    const domain = firstPair(domains, domainsOf(known), domainsResemble)
    if (domain)
      found.push({ ...about, because: 'domain', values: [domain[0].registered, domain[1].registered] })
    return found
  })
}

function firstPair<One>(
  candidates: readonly One[],
  others: readonly One[],
  resemble: (a: One, b: One) => boolean,
): [One, One] | undefined {
  for (const a of candidates) for (const b of others) if (resemble(a, b)) return [a, b]
  return undefined
}
