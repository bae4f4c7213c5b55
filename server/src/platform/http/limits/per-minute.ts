/** Route config: this many calls a minute by one caller. */
export const perMinute = (max: number) => ({ rateLimit: { max, timeWindow: 60_000 } })
