import { Resolver } from 'node:dns/promises'

/** The TXT records of a name, each joined from its parts; none if the name has none or the DNS does not answer. */
export async function textRecords(name: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 3_000, tries: 2 })
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(''))
  } catch {
    return []
  }
}
