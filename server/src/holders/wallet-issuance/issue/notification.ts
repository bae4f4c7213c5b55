import type { Context } from '../../../context.ts'
import { ProtocolError } from '../../../platform/oauth/protocol-error.ts'
import { noteGrant } from '../grant/grant-store.ts'
import { readNotification } from '../requests.ts'
import type { WalletGrant } from '../tables.ts'

/**
 * Stores what a wallet did with its credential (OpenID4VCI §11). Repeating a report changes nothing. Throws the errors of
 * §11.3.
 */
export async function notification(ctx: Context, grant: WalletGrant, body: unknown): Promise<void> {
  const { notification_id, event } = readNotification(body)
  if (notification_id !== grant.id || !grant.issued_at)
    throw new ProtocolError('invalid_notification_id', 'No credential was issued under this id')
  await noteGrant(ctx.db, grant, { outcome: event })
}
