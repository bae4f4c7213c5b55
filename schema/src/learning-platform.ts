import { z } from 'zod'
import { listAnswer, success } from './envelope.ts'
import { saying } from './issues/saying.ts'
import { setupStates } from './setup-state.ts'
import { nameText, text } from './text.ts'
import { providerAddress } from './web-address.ts'

/** How to reach a learning platform, such as Moodle or Canvas, over LTI 1.3. */
const settings = z.object({
  /** The platform's `iss`. */
  issuer: providerAddress('issuer'),
  /** Our client id at the platform. */
  clientId: text('clientId', 255),
  /** Our installations on the platform that may launch. */
  deploymentIds: z.array(text('deploymentId', 255)).min(1, saying('invalid.deployment_id')).max(50),
  /** The platform's address for authentication requests (OpenID Connect). */
  signInUrl: providerAddress('signInUrl'),
  tokenUrl: providerAddress('tokenUrl'),
  /** The platform's public keys (JWKS). */
  keysUrl: providerAddress('keysUrl'),
})
export type LearningPlatformSettings = z.infer<typeof settings>
const keptSettings = z.object({
  issuer: z.string(),
  clientId: z.string(),
  deploymentIds: z.array(z.string()),
  signInUrl: z.string(),
  tokenUrl: z.string(),
  keysUrl: z.string(),
})

export const learningPlatform = z
  .object({
    _id: z.string(),
    name: z.string(),
    state: z.enum(setupStates),
    /** null until they are entered or the platform has registered us. */
    settings: keptSettings.nullable(),
    /** What to tell the platform about us. */
    loginUrl: z.string(),
    launchUrl: z.string(),
    keysUrl: z.string(),
    /** Registers us with one click (LTI Dynamic Registration 1.0); empty if there are settings already. */
    registrationUrl: z.string(),
    createdAt: z.string(),
  })
  .meta({ id: 'LearningPlatform' })
export type LearningPlatform = z.infer<typeof learningPlatform>

/** GET /api/learning-platforms, by name. */
export const learningPlatformListResponse = success({
  data: z.array(learningPlatform),
  ...listAnswer,
}).meta({ id: 'LearningPlatformListResponse' })
export const learningPlatformResponse = success({ data: learningPlatform }).meta({
  id: 'LearningPlatformResponse',
})

/** POST /api/learning-platforms */
export const newLearningPlatform = z
  .object({ name: nameText('name', 100) })
  .meta({ id: 'NewLearningPlatform' })
/** PUT /api/learning-platforms/{platformId} */
export const saveLearningPlatform = z
  .object({ name: nameText('name', 100), settings })
  .meta({ id: 'SaveLearningPlatform' })
export type SaveLearningPlatform = z.infer<typeof saveLearningPlatform>
/** PUT /api/learning-platforms/{platformId}/state */
export const learningPlatformState = z
  .object({ on: z.boolean() })
  .meta({ id: 'LearningPlatformStateRequest' })
