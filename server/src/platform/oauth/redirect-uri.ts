const loopback = new Set(['127.0.0.1', '[::1]'])

/**
 * Whether an authorization code may be sent there: https, http on the device itself, or a scheme of a wallet's own, which is named
 * after a domain and so has a dot (RFC 8252 §7, §8.4): others run something, show something, or open other things than wallets. Without
 * fragment (RFC 6749 §3.1.2) or user name.
 */
export function isRedirectUri(text: string): boolean {
  if (!URL.canParse(text) || text.includes('#')) return false
  const { protocol, hostname, username, password } = new URL(text)
  if (username || password) return false
  if (protocol === 'http:') return loopback.has(hostname)
  return protocol === 'https:' || protocol.includes('.')
}
