import { z } from 'zod'
import { platformAddress as address, platformId as id, platformText, returnAddress } from './platform-text.ts'

/** Names of the claims of LTI Core 1.3, Deep Linking 2.0, and the services. */
export const claim = {
  messageType: 'https://purl.imsglobal.org/spec/lti/claim/message_type',
  version: 'https://purl.imsglobal.org/spec/lti/claim/version',
  deployment: 'https://purl.imsglobal.org/spec/lti/claim/deployment_id',
  target: 'https://purl.imsglobal.org/spec/lti/claim/target_link_uri',
  roles: 'https://purl.imsglobal.org/spec/lti/claim/roles',
  context: 'https://purl.imsglobal.org/spec/lti/claim/context',
  custom: 'https://purl.imsglobal.org/spec/lti/claim/custom',
  resourceLink: 'https://purl.imsglobal.org/spec/lti/claim/resource_link',
  members: 'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice',
  grades: 'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint',
  deepLinking: 'https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings',
  contentItems: 'https://purl.imsglobal.org/spec/lti-dl/claim/content_items',
  data: 'https://purl.imsglobal.org/spec/lti-dl/claim/data',
} as const

const words = platformText(1000).default('')

const common = {
  sub: id,
  [claim.version]: z.literal('1.3.0'),
  [claim.roles]: z.array(z.string().max(500)).max(100).default([]),
  [claim.context]: z.object({ id, title: words, label: words }),
  [claim.custom]: z.object({ credenza_course: platformText(120).optional().catch(undefined) }).optional(),
  [claim.members]: z.object({ context_memberships_url: address }).optional(),
  [claim.grades]: z.object({ lineitems: address.optional() }).optional(),
}

/** The two messages that we accept. */
export const messageClaims = z.discriminatedUnion(claim.messageType, [
  z.object({
    ...common,
    [claim.messageType]: z.literal('LtiResourceLinkRequest'),
    [claim.target]: z.string(),
    [claim.resourceLink]: z.object({ id }),
  }),
  z.object({
    ...common,
    [claim.messageType]: z.literal('LtiDeepLinkingRequest'),
    [claim.deepLinking]: z.object({
      deep_link_return_url: returnAddress,
      accept_types: z.array(z.string()).refine((types) => types.includes('ltiResourceLink')),
      data: z.string().max(10_000).optional(),
    }),
  }),
])
export type MessageClaims = z.infer<typeof messageClaims>

const membership = 'http://purl.imsglobal.org/vocab/lis/v2/membership#'
/**
 * Whether somebody teaches this course. Roles elsewhere (`institution/person#Instructor`) and assistants' roles
 * (`membership/Instructor#…`) do not count, and somebody who is also a learner in it does not decide here.
 */
export const isTeacher = (roles: readonly string[]): boolean =>
  ['Instructor', 'Administrator'].some((role) => roles.includes(membership + role)) && !isLearner(roles)

/** Whether somebody is a learner in this course. Services may use a role's short name (NRPS 2.0, section 2.3). */
export const isLearner = (roles: readonly string[]): boolean =>
  roles.includes(`${membership}Learner`) || roles.includes('Learner')
