import type { Context } from '../context.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { addressIn, isPublicAddress } from '../platform/http/public-address.ts'

/** Throws 'invalid' for an address that would never be called. Names are looked up, and checked, at each delivery. */
export function requireCallable(ctx: Pick<Context, 'config'>, text: string): void {
  const url = new URL(text)
  const refuse = (message: string) => new ApiError('invalid', message, { url: message })
  if (url.username || url.password)
    throw refuse('Leave user name and password out of the address: messages are signed instead.')
  if (ctx.config.allowPrivateAddresses) return
  if (url.protocol !== 'https:') throw refuse('Enter an address that begins with https://.')
  const address = addressIn(url)
  const isPublic = address ? isPublicAddress(address) : url.hostname.includes('.')
  if (!isPublic) throw refuse('Enter an address of the public internet.')
}
