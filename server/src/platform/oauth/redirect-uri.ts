const loopback = new Set(['127.0.0.1', '[::1]'])

/**
 * Whether an authorization code may be sent there: to https, to http on the device itself, or to a wallet's own scheme, which
 * must be named after a domain and so contain a dot (RFC 8252 §7, §8.4). Other schemes run or show something, or open other
 * programs. No fragment (RFC 6749 §3.1.2) or user name is allowed.
 */
export function isRedirectUri(text: string): boolean {
  if (!URL.canParse(text) || text.includes('#')) return false
  const { protocol, hostname, username, password } = new URL(text)
  if (username || password) return false
  if (protocol === 'http:') return loopback.has(hostname)
  return protocol === 'https:' || protocol.includes('.')
}
