import type { IncomingHttpHeaders } from 'node:http'
import type { Context } from '../../context.ts'

interface Cookie {
  name: string
  /** How long the browser keeps it. */
  lifetimeMs: number
}

type Place = Pick<Context, 'config'>

const isSecure = ({ config }: Place): boolean => config.publicUrl.startsWith('https:')

/** `__Host-`: no other host, not even a subdomain, can set it (RFC 6265bis, section 4.1.3.2). It needs https. */
const nameOf = (place: Place, { name }: Cookie): string => (isSecure(place) ? `__Host-${name}` : name)

/** The header that binds what begins now to this browser. */
export function browserCookie(place: Place, cookie: Cookie, browser: string): string {
  const secure = isSecure(place) ? '; Secure' : ''
  const seconds = cookie.lifetimeMs / 1000
  return `${nameOf(place, cookie)}=${browser}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}

/** The value bound to this browser; '' without one. */
export function browserOf(
  place: Place,
  cookie: Cookie,
  { cookie: sent = '' }: Pick<IncomingHttpHeaders, 'cookie'>,
): string {
  const start = `${nameOf(place, cookie)}=`
  const own = sent.split(/;\s*/).find((one) => one.startsWith(start))
  return own?.slice(start.length) ?? ''
}
