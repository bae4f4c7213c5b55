import { requireIri, requireText } from './require.ts'

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'

/**
 * What achievements can be aligned with, told apart by the form of its addresses. The group in `address` is the code;
 * `targetType` is one of Open Badges 3.0.3 or begins with `ext:`.
 */
export const frameworks = {
  'isced-f': {
    name: 'ISCED-F 2013',
    targetType: 'ext:ISCEDF2013',
    address: /^http:\/\/data\.europa\.eu\/snb\/isced-f\/(\d{2,4})$/,
  },
  eqf: {
    name: 'European Qualifications Framework',
    targetType: 'ext:EQFLevel',
    address: /^http:\/\/data\.europa\.eu\/snb\/eqf\/([1-8])$/,
  },
  'esco-skill': {
    name: 'ESCO',
    targetType: 'ext:ESCOSkill',
    address: new RegExp(`^http://data\\.europa\\.eu/esco/skill/(${UUID})$`),
  },
  'esco-occupation': {
    name: 'ESCO',
    targetType: 'ext:ESCOOccupation',
    address: new RegExp(`^http://data\\.europa\\.eu/esco/occupation/(${UUID})$`),
  },
  ctdl: {
    name: 'Credential Registry (CTDL)',
    targetType: 'CTDL',
    address: new RegExp(`^https://credentialengineregistry\\.org/resources/(ce-${UUID})$`),
  },
} as const
export type FrameworkId = keyof typeof frameworks

/** The framework that an address belongs to, and its code there; undefined for every other address. */
export function frameworkOf(url: string): { id: FrameworkId; code: string } | undefined {
  for (const id of Object.keys(frameworks) as FrameworkId[]) {
    const code = frameworks[id].address.exec(url)?.[1]
    if (code !== undefined) return { id, code }
  }
  return undefined
}

/** What an achievement corresponds to in one of the frameworks. */
export type AlignmentInput = { name: string; url: string }

/** Open Badges 3.0.3 Alignment. */
export type Alignment = {
  id: string
  type: readonly ['Alignment']
  targetName: string
  targetUrl: string
  targetFramework: string
  targetCode: string
  targetType: string
}

/** Builds the alignments. Each has an id, so that it is a named node in RDF, as results are. */
export const alignmentParts = (achievementId: string, alignments: readonly AlignmentInput[]): Alignment[] =>
  alignments.map(({ name, url }, index) => {
    const field = `achievement.alignments.${index}`
    const found = frameworkOf(url)
    if (!found) throw new TypeError(`${field}.url must be an address of a known framework`)
    const framework = frameworks[found.id]
    return {
      id: `${achievementId}#alignment-${index + 1}`,
      type: ['Alignment'],
      targetName: requireText(`${field}.name`, name),
      targetUrl: requireIri(`${field}.url`, url),
      targetFramework: framework.name,
      targetCode: found.code,
      targetType: framework.targetType,
    }
  })
