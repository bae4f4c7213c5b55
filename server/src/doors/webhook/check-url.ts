import type { Context } from '../../context.ts'
import { fieldRefusal } from '../../platform/http/api-error.ts'
import { addressIn, isPublicAddress } from '../../platform/http/public-address.ts'

/** Throws 'invalid' for an address that would never be called. Host names are only resolved and checked at delivery. */
export function requireCallable(ctx: Pick<Context, 'config'>, text: string): void {
  const url = new URL(text)
  if (url.username || url.password) throw fieldRefusal('url', 'invalid.webhook_credentials')
  if (ctx.config.allowPrivateAddresses) return
  if (url.protocol !== 'https:') throw fieldRefusal('url', 'invalid.webhook_https')
  const address = addressIn(url)
  const isPublic = address ? isPublicAddress(address) : url.hostname.includes('.')
  if (!isPublic) throw fieldRefusal('url', 'invalid.webhook_private')
}
