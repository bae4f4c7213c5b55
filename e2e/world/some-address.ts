import { randomInt } from 'node:crypto'

/** Headers that say that a call comes from some address of the test network (RFC 2544), so that no two share a rate limit. */
export const fromSomeAddress = () => ({ 'x-forwarded-for': `198.18.${randomInt(256)}.${randomInt(256)}` })
