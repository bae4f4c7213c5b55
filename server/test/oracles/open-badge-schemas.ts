import { Ajv2019 } from 'ajv/dist/2019.js'

const text = { type: 'string' }
const oneOrMore = (items: object) => ({ anyOf: [items, { type: 'array', minItems: 1, items }] })
const typed = (...names: string[]) => ({
  type: 'array',
  minItems: 1,
  items: text,
  contains: { enum: names },
})
const timestamp = { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d' }
const object = (properties: Record<string, object>, required: string[], more: object = {}) => ({
  type: 'object',
  properties,
  required,
  ...more,
})

const jws = { type: 'string', pattern: '^[-_a-zA-Z0-9]+\\.[-_a-zA-Z0-9]*\\.[-_a-zA-Z0-9]+$' }
const achievement = object(
  {
    id: text,
    type: oneOrMore(text),
    name: text,
    description: text,
    criteria: object({ id: text, narrative: text }, []),
  },
  ['id', 'type', 'criteria', 'description', 'name'],
)
const achievementCredential = object(
  {
    '@context': { type: 'array', minItems: 2 },
    id: text,
    type: typed('AchievementCredential', 'OpenBadgeCredential'),
    issuer: { anyOf: [text, object({ id: text, type: oneOrMore(text) }, ['id', 'type'])] },
    credentialSubject: object({ type: oneOrMore(text), achievement }, ['type', 'achievement']),
    proof: oneOrMore(object({ type: text }, ['type'])),
    validFrom: timestamp,
    issuanceDate: timestamp,
  },
  ['@context', 'id', 'type', 'issuer', 'credentialSubject'],
  { anyOf: [{ required: ['validFrom'] }, { required: ['issuanceDate'] }] },
)
const page = object(
  {
    credential: { type: 'array', items: achievementCredential },
    compactJwsString: { type: 'array', items: jws },
  },
  [],
  { additionalProperties: false },
)
const profile = object({ id: text, type: typed('Profile'), name: text, email: text }, ['id', 'type'])
const minor = object(
  {
    imsx_codeMinorFieldName: text,
    imsx_codeMinorFieldValue: {
      enum: [
        'forbidden',
        'fullsuccess',
        'internal_server_error',
        'invalid_data',
        'invalid_query_parameter',
        'misdirected_request',
        'not_acceptable',
        'not_allowed',
        'not_found',
        'not_modified',
        'server_busy',
        'unauthorizedrequest',
        'unknown',
      ],
    },
  },
  ['imsx_codeMinorFieldName', 'imsx_codeMinorFieldValue'],
  { additionalProperties: false },
)
const statusInfo = object(
  {
    imsx_codeMajor: { enum: ['failure', 'processing', 'success', 'unsupported'] },
    imsx_severity: { enum: ['error', 'status', 'warning'] },
    imsx_description: text,
    imsx_codeMinor: object({ imsx_codeMinorField: oneOrMore(minor) }, ['imsx_codeMinorField']),
  },
  ['imsx_codeMajor', 'imsx_severity'],
  { additionalProperties: false },
)

const ajv = new Ajv2019({ allowUnionTypes: true })
const schemas = {
  page: ajv.compile(page),
  profile: ajv.compile(profile),
  statusInfo: ajv.compile(statusInfo),
}

/**
 * What is wrong with an answer of the badge API by what Open Badges 3.0 (appendix B) requires of it; empty if nothing is. These
 * schemas are written from its tables: the published ones also describe every optional property.
 */
export function faultsIn(kind: keyof typeof schemas, answer: unknown): string {
  schemas[kind](answer)
  return ajv.errorsText(schemas[kind].errors, { separator: '; ' }).replace('No errors', '')
}
