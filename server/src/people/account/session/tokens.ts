import { hash, randomBytes } from 'node:crypto'

/** A bearer secret: 32 random bytes as base64url. Only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url')

export const tokenHash = (token: string): Uint8Array => hash('sha256', token, 'buffer')
