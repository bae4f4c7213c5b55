import { randomInt } from 'node:crypto'

/**
 * Headers that say that a call comes from a random address of the test network (RFC 2544), so that calls do not share a
 * rate limit.
 */
export const fromSomeAddress = () => ({ 'x-forwarded-for': `198.18.${randomInt(256)}.${randomInt(256)}` })
