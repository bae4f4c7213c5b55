import type { World } from './world.ts'

/** Whether the issuer of a document is an organisation of the deployment that we ask, which signs in one form only. */
export type Origin = 'here' | 'elsewhere'

/** An unreachable register proves nothing, so its issuers keep to the rules of this deployment. */
export const originOf = (record: Awaited<ReturnType<World['askRecord']>>): Origin =>
  record.ok && record.value === undefined ? 'elsewhere' : 'here'
