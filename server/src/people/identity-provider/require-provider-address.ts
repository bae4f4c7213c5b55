import type { Context } from '../../context.ts'
import { fieldRefusal } from '../../platform/http/api-error.ts'
import { whyNotCallable } from '../../platform/http/outgoing/request-public.ts'

/** Throws 'invalid' for an address that would never be called, or to which no browser should be sent. */
export function requireProviderAddress(
  { config }: Pick<Context, 'config'>,
  field: string,
  address: string,
): void {
  if (whyNotCallable(new URL(address), config)) throw fieldRefusal(field, 'invalid.provider_address')
}
