import { z } from 'zod'
import { signInResponse } from './account.ts'
import { otpLength } from './constants.ts'
import { email } from './email.ts'
import { success } from './envelope.ts'
import { isHostName } from './host-name.ts'
import { saying } from './issues/saying.ts'
import { givenRoles } from './member-role.ts'
import { secondFactorNeeded } from './second-factor.ts'
import { setupStates } from './setup-state.ts'
import { optionalText, text } from './text.ts'
import { isWebAddress, providerAddress } from './web-address.ts'

/** Providers whose quirks we know; 'other' follows OpenID Connect Core 1.0. */
export const providerPresets = ['entra', 'google', 'okta', 'keycloak', 'uaepass', 'other'] as const
export type ProviderPreset = (typeof providerPresets)[number]

/** How to reach a provider that uses OpenID Connect. The client secret is stored separately. */
const oidcSettings = z.object({
  kind: z.literal('oidc'),
  preset: z.enum(providerPresets),
  issuer: providerAddress('issuer'),
  clientId: text('clientId', 300),
  /** Google: the Workspace domain whose people may sign in. */
  hostedDomain: optionalText(253),
  /** The `acr` values that mean two factors, and are requested when a second factor is needed. */
  acrValues: z.array(text('acrValues', 200)).max(10).default([]),
})
export type OidcSettings = z.infer<typeof oidcSettings>

/** SAML providers whose attribute names we know; for 'other' the owner enters them. */
export const samlPresets = ['shibboleth', 'entra', 'google', 'okta', 'keycloak', 'other'] as const
export type SamlPreset = (typeof samlPresets)[number]

const metadataUrl = optionalText(1000).refine((value) => value === '' || isWebAddress(value), {
  error: saying('invalid.provider_address'),
})

/** How to reach a provider that uses SAML 2.0, as in its metadata. */
export const samlSettings = z.object({
  kind: z.literal('saml'),
  preset: z.enum(samlPresets),
  entityId: text('entityId', 1024),
  /** Where it takes requests in the HTTP-Redirect binding. `logoutUrl` is '' if it has none. */
  signInUrl: providerAddress('signInUrl'),
  logoutUrl: optionalText(1000).refine((value) => value === '' || isWebAddress(value), {
    error: saying('invalid.provider_address'),
  }),
  /** The X.509 certificates of its signing keys, PEM or base64. */
  certificates: z.array(text('certificates', 10_000)).max(5),
  /** The attributes that identify a person, if they differ from the preset's; '' for the preset's. */
  attributes: z.object({ subject: optionalText(300), email: optionalText(300), name: optionalText(300) }),
  /** The authentication contexts that mean two factors, and are requested when a second factor is needed. */
  contexts: z.array(text('contexts', 300)).max(10).default([]),
  /**
   * Where these settings are read again every hour, and the certificate of the federation that signs them. Either can be
   * ''.
   */
  metadata: z.object({ url: metadataUrl, certificate: optionalText(10_000) }).optional(),
})
export type SamlSettings = z.infer<typeof samlSettings>

/** By protocol. */
const providerSettings = z.discriminatedUnion('kind', [oidcSettings, samlSettings])
export type ProviderSettings = z.infer<typeof providerSettings>

/** The role that a person gets at the first sign-in: that of the first matching group, or else `otherwise`. */
export const providerRoles = z.object({
  /** The claim or attribute that lists a person's groups. */
  groupsFrom: optionalText(100),
  byGroup: z
    .array(z.object({ group: text('group', 200), memberRole: z.enum(givenRoles) }))
    .max(50)
    .default([]),
  /** null: the person is not let in. */
  otherwise: z.enum(givenRoles).nullable().default(null),
})
export type ProviderRoles = z.infer<typeof providerRoles>

/** PUT /api/single-sign-on. An empty secret keeps the stored one; SAML has none. */
export const singleSignOnRequest = z
  .object({
    settings: providerSettings,
    clientSecret: optionalText(500),
    countsSecondFactor: z.boolean().default(false),
    roles: providerRoles,
  })
  .meta({ id: 'SingleSignOnRequest' })
export type SingleSignOnRequest = z.infer<typeof singleSignOnRequest>

/** PUT /api/single-sign-on/state */
export const singleSignOnStateRequest = z
  .object({ on: z.boolean(), required: z.boolean().default(false) })
  .meta({ id: 'SingleSignOnStateRequest' })

const keptOidcSettings = z.object({
  kind: z.literal('oidc'),
  preset: z.enum(providerPresets),
  issuer: z.string(),
  clientId: z.string(),
  hostedDomain: z.string(),
  acrValues: z.array(z.string()),
})

const keptSamlSettings = z.object({
  kind: z.literal('saml'),
  preset: z.enum(samlPresets),
  entityId: z.string(),
  signInUrl: z.string(),
  logoutUrl: z.string(),
  certificates: z.array(z.string()),
  attributes: z.object({ subject: z.string(), email: z.string(), name: z.string() }),
  contexts: z.array(z.string()),
  metadata: z.object({ url: z.string(), certificate: z.string() }).optional(),
})

/** The result of the last reading of a provider's metadata; `problem` is the key of a sentence, or null after success. */
export const metadataState = z.object({
  readAt: z.string().nullable(),
  createdAt: z.string().nullable().default(null),
  validUntil: z.string().nullable(),
  problem: z.string().nullable(),
})
export type MetadataState = z.infer<typeof metadataState>

const provider = z.object({
  settings: z.discriminatedUnion('kind', [keptOidcSettings, keptSamlSettings]),
  hasSecret: z.boolean(),
  state: z.enum(setupStates),
  required: z.boolean(),
  metadataState: metadataState.nullable(),
  countsSecondFactor: z.boolean(),
  roles: z.object({
    groupsFrom: z.string(),
    byGroup: z.array(z.object({ group: z.string(), memberRole: z.enum(givenRoles) })),
    otherwise: z.enum(givenRoles).nullable(),
  }),
})

/** POST /api/single-sign-on/metadata: the address of a provider's metadata, or the metadata themselves. */
export const providerMetadataRequest = z
  .object({
    url: metadataUrl,
    xml: z.string().max(500_000).default(''),
    /** Which provider to use, if the metadata describe several. */
    entityId: optionalText(1024),
    /** PEM or base64. If given, its key must have signed the metadata. */
    certificate: optionalText(10_000),
  })
  .meta({ id: 'ProviderMetadataRequest' })
/** The settings that come from metadata. */
export const providerMetadataResponse = success({
  data: keptSamlSettings
    .pick({ entityId: true, signInUrl: true, logoutUrl: true, certificates: true })
    .extend({ createdAt: z.string().nullable(), validUntil: z.string().nullable() }),
}).meta({ id: 'ProviderMetadataResponse' })
export type ProviderMetadata = z.infer<typeof providerMetadataResponse>['data']

export const provenDomain = z.object({
  domain: z.string(),
  proof: z.enum(['dns', 'administrator']),
  provenAt: z.string(),
})
export type ProvenDomain = z.infer<typeof provenDomain>

export const singleSignOn = z
  .object({
    provider: provider.nullable(),
    domains: z.array(provenDomain),
    /** What to tell the provider about us. */
    redirectUri: z.string(),
    logoutUri: z.string(),
    saml: z.object({
      entityId: z.string(),
      consumerUri: z.string(),
      logoutUri: z.string(),
    }),
  })
  .meta({ id: 'SingleSignOn' })
export type SingleSignOn = z.infer<typeof singleSignOn>
export const singleSignOnResponse = success({ data: singleSignOn }).meta({ id: 'SingleSignOnResponse' })

/** POST /api/single-sign-on/domains, POST /api/admin/organisations/{id}/domains */
export const domainRequest = z
  .object({
    domain: z
      .string()
      .transform((value) => value.trim().toLowerCase().replace(/^@/, ''))
      .refine(isHostName, { error: saying('invalid.email_domain') }),
  })
  .meta({ id: 'DomainRequest' })

/** The DNS record that proves a domain, and whether it was found. */
export const domainProof = z.object({ proven: z.boolean(), name: z.string(), value: z.string() })
export type DomainProof = z.infer<typeof domainProof>
export const domainProofResponse = success({ data: domainProof }).meta({ id: 'DomainProofResponse' })

/** POST /api/single-sign-on/find: only the domain matters. For one without a provider, the answer has empty texts. */
export const findProviderRequest = z.object({ email: email() }).meta({ id: 'FindProviderRequest' })
export const findProviderResponse = success({
  data: z.object({ organisationId: z.string(), organizationName: z.string() }),
}).meta({ id: 'FindProviderResponse' })

/** POST /api/single-sign-on/start */
export const startProviderRequest = z
  .object({ organisationId: z.string().max(60) })
  .meta({ id: 'StartProviderRequest' })

/** The next address for the browser, at the provider. */
export const providerAddressResponse = success({ url: z.string() }).meta({ id: 'ProviderAddressResponse' })

/** POST /api/single-sign-on/finish: the query with which the provider sent the browser back. */
export const finishProviderRequest = z
  .object({ parameters: z.string().max(8000) })
  .meta({ id: 'FinishProviderRequest' })

/** An account with this email exists: its owner must type the code that was mailed to it. */
export const linkNeeded = success({ link: z.object({ token: z.string(), email: z.string() }) }).meta({
  id: 'LinkNeeded',
})
/** What a trial sign-in at the provider showed to the owner; the role is null for a person who would get none. */
export const providerTried = success({
  tried: z.object({
    email: z.string(),
    name: z.string(),
    groups: z.array(z.string()),
    memberRole: z.enum(givenRoles).nullable(),
    secondFactor: z.boolean(),
  }),
}).meta({ id: 'ProviderTried' })
export type ProviderTried = z.infer<typeof providerTried>
/** The open session was connected with the provider, or confirmed by it. */
export const providerConfirmed = success({ confirmed: z.enum(['connect', 'confirm']) }).meta({
  id: 'ProviderConfirmed',
})
const signInAnswers = [signInResponse, secondFactorNeeded, linkNeeded] as const
export const providerSignInAnswer = z.union(signInAnswers)
export type ProviderSignInAnswer = z.infer<typeof providerSignInAnswer>
export const finishProviderAnswer = z.union([
  ...signInAnswers,
  providerTried,
  providerConfirmed,
  /** The sign-in began at the organisation's own address, and continues there. */
  providerAddressResponse,
])
export type FinishProviderAnswer = z.infer<typeof finishProviderAnswer>

/** POST /api/single-sign-on/link */
export const confirmLinkRequest = z
  .object({
    token: z.string().min(1).max(200),
    otp: z
      .string({ error: saying('invalid.otp_incomplete') })
      .regex(new RegExp(`^\\d{${otpLength}}$`), { error: saying('invalid.otp_incomplete') }),
  })
  .meta({ id: 'ConfirmLinkRequest' })
