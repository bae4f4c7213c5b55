import { hash, randomBytes } from 'node:crypto'

const form = /^crd_[A-Za-z0-9_-]{43}_([0-9a-hjkmnp-tv-z]{16})$/

/** 'crd_', 32 random bytes as base64url, and the organisation it belongs to, so that a look-up need not search. */
export const newKeyText = (organisationId: string): string =>
  `crd_${randomBytes(32).toString('base64url')}_${organisationId.slice('org_'.length)}`

/** The organisation in an API key, or undefined if the text is not a key. 'crd_' distinguishes keys from session tokens. */
export function organisationOfKey(text: string): string | undefined {
  const key = form.exec(text)?.[1]
  return key && `org_${key}`
}

/** Enough to tell keys apart, but far too little to guess one. */
export const prefixOf = (text: string): string => text.slice(0, 'crd_'.length + 6)

export const keyHash = (text: string): Uint8Array => hash('sha256', text, 'buffer')
