import { applicationScopes } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { oauthEndpoints } from '../../people/account/application/endpoints.ts'
import { addressOfScope } from '../../people/account/application/scopes.ts'
import { descriptionSchemas } from './description-schemas.ts'
import { badgesPath } from './route-parts.ts'

const scheme = 'OAuth2ACG'
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const json = (name: string) => ({ 'application/json': { schema: ref(name) } })
const errors = Object.fromEntries(
  ['400', '401', '403', '405', '429', '500', 'default'].map((status) => [
    status,
    { description: 'The request was refused.', content: json('Imsx_StatusInfo') },
  ]),
)
const badge = {
  'application/json': { schema: ref('AchievementCredential') },
  'text/plain': { schema: ref('CompactJws') },
}
const asked = (name: string, type: string, more: object = {}) => ({
  name,
  in: 'query',
  required: false,
  schema: { type, ...more },
})

/** One operation: its name, the scope that it requires, and its answers. */
const operation = (
  operationId: string,
  scope: (typeof applicationScopes)[number],
  responses: Record<string, object>,
  more: object = {},
) => ({
  operationId,
  tags: ['OpenBadgeCredentials'],
  security: [{ [scheme]: [addressOfScope(scope)] }],
  ...more,
  responses: { ...responses, ...errors },
})

const words: Record<(typeof applicationScopes)[number], string> = {
  'credential.readonly': 'Read the badges of the student.',
  'credential.upsert': 'Add badges for the student, and replace them.',
  'profile.readonly': 'Read the profile of the student.',
  'profile.update': 'Add to the profile of the student.',
}

/**
 * The Service Description Document (Open Badges 3.0 §7.1.1): which operations of the specification's OpenAPI file this server
 * has, and where applications register and get tokens.
 */
export function serviceDescription(ctx: Context) {
  const { publicUrl } = ctx.config
  const { register, authorize, token } = oauthEndpoints(ctx)
  const legal = {
    'x-imssf-privacyPolicyUrl': `${publicUrl}/privacy`,
    'x-imssf-image': `${publicUrl}/icon-512.png`,
  }
  return {
    openapi: '3.0.1',
    info: {
      title: `Credenza at ${new URL(publicUrl).host}`,
      description: 'Open Badges API',
      version: '3.0',
      termsOfService: `${publicUrl}/terms`,
      ...legal,
    },
    servers: [{ url: publicUrl + badgesPath }],
    paths: {
      '/credentials': {
        get: operation(
          'getCredentials',
          'credential.readonly',
          { 200: pageOfBadges },
          {
            parameters: [
              asked('limit', 'integer', { minimum: 1 }),
              asked('offset', 'integer', { minimum: 0 }),
              asked('since', 'string', { format: 'date-time' }),
            ],
          },
        ),
        post: operation(
          'upsertCredential',
          'credential.upsert',
          {
            200: { description: 'The badge was replaced.', content: badge },
            201: { description: 'The badge was added.', content: badge },
          },
          { requestBody: { required: true, content: badge } },
        ),
      },
      '/profile': {
        get: operation('getProfile', 'profile.readonly', { 200: profile }),
        put: operation(
          'putProfile',
          'profile.update',
          { 200: profile },
          { requestBody: { required: true, content: json('Profile') } },
        ),
      },
      '/discovery': {
        get: {
          operationId: 'getServiceDescription',
          tags: ['Discovery'],
          responses: {
            200: {
              description: 'This document.',
              content: { 'application/json': { schema: { type: 'object' } } },
            },
            default: errors.default,
          },
        },
      },
    },
    components: {
      securitySchemes: {
        [scheme]: {
          type: 'oauth2',
          description: 'OAuth 2.0 Authorization Code Grant authorization',
          'x-imssf-name': new URL(publicUrl).host,
          'x-imssf-registrationUrl': register,
          'x-imssf-termsOfServiceUrl': `${publicUrl}/terms`,
          ...legal,
          flows: {
            authorizationCode: {
              authorizationUrl: authorize,
              tokenUrl: token,
              refreshUrl: token,
              scopes: Object.fromEntries(applicationScopes.map((one) => [addressOfScope(one), words[one]])),
            },
          },
        },
      },
      schemas: descriptionSchemas,
    },
  }
}

const profile = { description: 'The profile.', content: json('Profile') }
const pageOfBadges = {
  description: 'A page of badges.',
  headers: {
    'X-Total-Count': { description: 'How many there are.', schema: { type: 'integer' } },
    Link: { description: 'The pages first, prev, next and last.', schema: { type: 'string' } },
  },
  content: json('GetOpenBadgeCredentialsResponse'),
}
