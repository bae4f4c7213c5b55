import type { OwnName } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { domainOf } from '../identity-provider/domains.ts'
import { keyRecord } from './dkim.ts'
import { organisationAt } from './host.ts'
import { findRow } from './save.ts'
import { isSending } from './sender.ts'

export async function readOwnName(ctx: Context, organisationId: string): Promise<OwnName> {
  const row = await findRow(ctx.db, organisationId)
  const host = row?.host ?? ''
  return {
    host,
    isHostOn: host !== '' && (await organisationAt(ctx.db, host))?.id === organisationId,
    pointsTo: new URL(ctx.config.publicUrl).hostname,
    sender:
      row?.mail_address && row.sealed_key
        ? {
            address: row.mail_address,
            replyTo: row.reply_to,
            isOn: await isSending(ctx.db, row),
            record: keyRecord(ctx, domainOf(row.mail_address), row.sealed_key),
          }
        : null,
  }
}
