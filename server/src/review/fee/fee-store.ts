import type { Db, Tx } from '../../context.ts'
import { type Schedule, scheduleOf } from './schedule.ts'

/** The form in which certificate types are compared: types of several issuers may differ only in capitals. */
export const typeKeyOf = (certificateType: string): string => certificateType.toLowerCase()

/** The verifier's schedules for these certificate types, or for every type with a fee, by type key. */
export async function findSchedules(
  db: Db | Tx,
  verifierId: string,
  typeKeys?: readonly string[],
): Promise<Map<string, Schedule>> {
  if (typeKeys?.length === 0) return new Map()
  const rows = await db
    .selectFrom('verifier_fee')
    .selectAll()
    .where('org_id', '=', verifierId)
    .$if(typeKeys !== undefined, (q) => q.where('type_key', 'in', [...new Set(typeKeys)]))
    .execute()
  const byType = Map.groupBy(rows, (row) => row.type_key)
  return new Map(
    [...byType].map(([key, fees]) => [
      key,
      scheduleOf(
        fees.map((row) => ({
          id: row.id,
          certificateType: row.certificate_type,
          amountFils: BigInt(row.amount_fils),
          effectiveFrom: row.effective_from,
          decidedAt: row.created_at,
        })),
      ),
    ]),
  )
}
