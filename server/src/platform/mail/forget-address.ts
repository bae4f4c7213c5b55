import type { Context, Tx } from '../../context.ts'
import { addressMac } from './address-mac.ts'

/** Forgets what is known about an address: which emails were sent to it, and that it gets none. */
export async function forgetAddress(ctx: Pick<Context, 'keys'>, tx: Tx, email: string): Promise<void> {
  const address = addressMac(ctx, email)
  await tx.deleteFrom('sent_mail').where('address', '=', address).execute()
  await tx.deleteFrom('suppressed_address').where('address', '=', address).execute()
}
