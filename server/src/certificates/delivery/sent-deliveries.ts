import type { Db } from '../../context.ts'
import { builtOnce } from '../../platform/db/built-once.ts'
import type { Occasion } from './tables.ts'

/** The emails about a certificate that were sent to its holder, with the time when each was last sent. */
export async function sentDeliveries(
  db: Db,
  organisationId: string,
  certificateId: string,
): Promise<{ occasion: Occasion; sentAt: Date }[]> {
  const rows = await sentOf(db, organisationId, certificateId)
  return rows.map(({ occasion, sent_at }) => ({ occasion, sentAt: sent_at! }))
}

const sentOf = builtOnce((db, organisationId: string, certificateId: string) =>
  db
    .selectFrom('delivery')
    .select(['occasion', 'sent_at'])
    .where('org_id', '=', organisationId)
    .where('certificate_id', '=', certificateId)
    .where('sent_at', 'is not', null),
)
