/** The route's config for public calls by which a secret could be guessed: 30 a minute from one address. */
export const guessable = { access: ['anyone'], rateLimit: { max: 30, timeWindow: 60_000 } } as const
