import type { IncomingHttpHeaders } from 'node:http'
import type { Context } from '../../context.ts'
import { signInLifetimeMs } from './provider-sign-ins.ts'

/** `__Host-`: no other host, not even a subdomain, can set it (RFC 6265bis, section 4.1.3.2). It needs https. */
const nameOf = ({ config }: Context): string =>
  config.publicUrl.startsWith('https:') ? '__Host-provider-sign-in' : 'provider-sign-in'

/** The header that ties what begins now to this browser. */
export function browserCookie(ctx: Context, browser: string): string {
  const secure = ctx.config.publicUrl.startsWith('https:') ? '; Secure' : ''
  return `${nameOf(ctx)}=${browser}; Path=/; Max-Age=${signInLifetimeMs / 1000}; HttpOnly; SameSite=Lax${secure}`
}

/** What this browser was tied with; '' if with nothing. */
export function browserOf(ctx: Context, { cookie = '' }: Pick<IncomingHttpHeaders, 'cookie'>): string {
  const own = cookie.split(/;\s*/).find((one) => one.startsWith(`${nameOf(ctx)}=`))
  return own?.slice(nameOf(ctx).length + 1) ?? ''
}
