/** Where the API begins: the specification has the path. */
export const badgesPath = '/ims/ob/v3p0'

/** How applications call: with their own tokens, each address with its share. */
export const badgeCall = {
  config: { access: ['anyone'], ownToken: true, rateLimit: { max: 300, timeWindow: 60_000 } },
} as const
