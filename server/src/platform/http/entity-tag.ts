import { hash } from 'node:crypto'

/** The strong entity tag of this content (RFC 9110 section 8.8.3). */
export const entityTag = (content: string | Uint8Array): string => `"${hash('sha256', content, 'base64url')}"`

/** Whether If-None-Match names this tag (RFC 9110 section 13.1.2): weak comparison, a list or `*`. */
export const isKnown = (tag: string, ifNoneMatch: string | undefined): boolean =>
  ifNoneMatch?.split(',').some((one) => ['*', tag].includes(one.trim().replace(/^W\//, ''))) ?? false
