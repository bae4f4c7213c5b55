const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const text = { type: 'string' }
const listOf = (items: object) => ({ type: 'array', items })

/** The data models of Open Badges 3.0, §B, as far as applications need them to call. */
export const descriptionSchemas = {
  GetOpenBadgeCredentialsResponse: {
    type: 'object',
    properties: {
      credential: listOf(ref('AchievementCredential')),
      compactJwsString: listOf(ref('CompactJws')),
    },
  },
  AchievementCredential: {
    type: 'object',
    required: ['@context', 'id', 'type', 'issuer', 'credentialSubject'],
    properties: { '@context': listOf({}), id: text, type: listOf(text), issuer: {}, credentialSubject: {} },
    additionalProperties: true,
  },
  CompactJws: { type: 'string', pattern: '^[-_a-zA-Z0-9]+\\.[-_a-zA-Z0-9]*\\.[-_a-zA-Z0-9]+$' },
  Profile: {
    type: 'object',
    required: ['id', 'type'],
    properties: { id: text, type: listOf(text), name: text, email: text, url: text, phone: text },
    additionalProperties: true,
  },
  Imsx_StatusInfo: {
    type: 'object',
    required: ['imsx_codeMajor', 'imsx_severity'],
    properties: {
      imsx_codeMajor: { type: 'string', enum: ['failure', 'processing', 'success', 'unsupported'] },
      imsx_severity: { type: 'string', enum: ['error', 'status', 'warning'] },
      imsx_description: text,
      imsx_codeMinor: ref('Imsx_CodeMinor'),
    },
  },
  Imsx_CodeMinor: {
    type: 'object',
    required: ['imsx_codeMinorField'],
    properties: {
      imsx_codeMinorField: listOf({
        type: 'object',
        required: ['imsx_codeMinorFieldName', 'imsx_codeMinorFieldValue'],
        properties: { imsx_codeMinorFieldName: text, imsx_codeMinorFieldValue: text },
      }),
    },
  },
} as const
