import { perMinute } from '../../platform/http/limits/per-minute.ts'
/** The API's path, which the specification requires. */
export const badgesPath = '/ims/ob/v3p0'

/** How applications call: with their own tokens, up to 300 times a minute from one address. */
export const badgeCall = {
  config: { access: ['anyone'], ownToken: true, ...perMinute(300) },
} as const
