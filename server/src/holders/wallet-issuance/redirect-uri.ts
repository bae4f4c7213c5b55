/** Schemes that run something, show something or travel in the clear, instead of opening a wallet. */
const refused = new Set([
  'javascript:',
  'data:',
  'vbscript:',
  'blob:',
  'file:',
  'about:',
  'ftp:',
  'ws:',
  'wss:',
  'mailto:',
])
const loopback = new Set(['127.0.0.1', '[::1]'])

/**
 * Whether an authorization code may be sent there: https, a scheme of a wallet's own, or http on the device itself (RFC 8252 §7),
 * without fragment (RFC 6749 §3.1.2) or user name.
 */
export function isRedirectUri(text: string): boolean {
  if (!URL.canParse(text) || text.includes('#')) return false
  const { protocol, hostname, username, password } = new URL(text)
  if (username || password || refused.has(protocol)) return false
  return protocol !== 'http:' || loopback.has(hostname)
}
