import { parseUrl } from '../bytes/parse-url.ts'

/**
 * The DID of an issuer that an SD-JWT VC names by URL: did:web publishes the DID document of `did:web:host:path` at
 * `https://host/path/did.json`, so both name the same issuer. Empty for anything that is neither URL nor DID.
 */
export function didOfIssuer(iss: unknown): string {
  if (typeof iss !== 'string') return ''
  if (iss.startsWith('did:')) return iss
  const url = parseUrl(iss)
  const isPlain = url !== null && url.search === '' && url.hash === '' && url.username === ''
  if (!isPlain || !/^https?:$/.test(url.protocol)) return ''
  const path = url.pathname.split('/').filter((part) => part !== '')
  return ['did', 'web', encodeURIComponent(url.host), ...path].join(':')
}
