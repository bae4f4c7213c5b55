import type { XmlElement } from './xml-element.ts'

/** A session at a provider, in the form of a logout request (saml-core-2.0-os, section 3.7.1). */
export interface NamedSession {
  nameID: string
  sessionIndex: string
  nameIDFormat: string
  nameQualifier: string | undefined
  spNameQualifier: string | undefined
}

/** A provider's session as text: its first member names the person, the second the session. */
export const sessionText = ({ text, attributes }: XmlElement, index: string): string =>
  JSON.stringify([
    text.trim(),
    index,
    attributes.Format ?? '',
    attributes.NameQualifier ?? '',
    attributes.SPNameQualifier ?? '',
  ])

/** Prefixes of the texts of a person's sessions: of those with these indexes, or of all if there are none. */
export function sessionBeginnings(name: string, indexes: readonly string[]): string[] {
  const beginning = (...members: string[]) => `${JSON.stringify(members).slice(0, -1)},`
  return indexes.length === 0 ? [beginning(name)] : indexes.map((index) => beginning(name, index))
}

/** The session in a text; undefined for the text of another protocol. */
export function readSessionText(text: string): NamedSession | undefined {
  if (!text.startsWith('["')) return undefined
  const [nameID, sessionIndex, nameIDFormat, nameQualifier, spNameQualifier] = JSON.parse(text) as string[]
  if (!nameID || sessionIndex === undefined || nameIDFormat === undefined) return undefined
  return {
    nameID,
    sessionIndex,
    nameIDFormat,
    nameQualifier: nameQualifier || undefined,
    spNameQualifier: spNameQualifier || undefined,
  }
}
