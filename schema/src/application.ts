import { z } from 'zod'
import { listAnswer, success } from './envelope.ts'

/** What a student can allow an application to do (Open Badges 3.0 §6.1.1), by the last part of each scope's address. */
export const applicationScopes = [
  'credential.readonly',
  'credential.upsert',
  'profile.readonly',
  'profile.update',
] as const
export const applicationScope = z.enum(applicationScopes)
export type ApplicationScope = z.infer<typeof applicationScope>

/** GET /api/user/application-request: which application asks, and for what. */
export const applicationRequestResponse = success({
  data: z.object({
    /** The name that the application gives itself; it is not checked. */
    name: z.string(),
    uri: z.string(),
    terms: z.string(),
    privacy: z.string(),
    /** The host that receives the answer. */
    host: z.string(),
    scopes: z.array(applicationScope),
    /** Whether the application may return until the student disconnects it, or only for an hour. */
    stays: z.boolean(),
  }),
}).meta({ id: 'ApplicationRequestResponse' })

/** POST /api/user/application-request. */
export const applicationConsent = z
  .object({ request: z.string().max(12_000), isAllowed: z.boolean() })
  .meta({ id: 'ApplicationConsent' })
export type ApplicationConsent = z.infer<typeof applicationConsent>

/** Where the browser takes the answer. */
export const applicationConsentResponse = success({ data: z.object({ url: z.string() }) }).meta({
  id: 'ApplicationConsentResponse',
})

/** An application to which a student has given access. */
export const connectedApplication = z
  .object({
    _id: z.string(),
    name: z.string(),
    uri: z.string(),
    scopes: z.array(applicationScope),
    connectedAt: z.string(),
    lastUsedAt: z.string(),
  })
  .meta({ id: 'ConnectedApplication' })
export type ConnectedApplication = z.infer<typeof connectedApplication>
/** GET /api/user/applications. */
export const connectedApplicationsResponse = success({
  data: z.array(connectedApplication),
  ...listAnswer,
}).meta({ id: 'ConnectedApplicationsResponse' })
