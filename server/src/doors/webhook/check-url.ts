import type { Context } from '../../context.ts'
import { fieldRefusal } from '../../platform/http/api-error.ts'
import { whyNotCallable } from '../../platform/http/outgoing/request-public.ts'

/** Throws 'invalid' for an address that would never be called. Host names are only resolved and checked at delivery. */
export function requireCallable({ config }: Pick<Context, 'config'>, text: string): void {
  const fault = whyNotCallable(new URL(text), config)
  if (fault) throw fieldRefusal('url', `invalid.webhook_${fault}`)
}
