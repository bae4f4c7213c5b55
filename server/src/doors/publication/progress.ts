import type { Context } from '../../context.ts'
import type { PublicationPart } from './tables.ts'

/** How far a part has been published at a place; 0 if not at all. */
export async function readProgress({ db }: Context, place: string, part: PublicationPart): Promise<number> {
  const row = await db
    .selectFrom('publication')
    .select('size')
    .where('place', '=', place)
    .where('part', '=', part)
    .executeTakeFirst()
  return Number(row?.size ?? 0)
}

export async function noteProgress(
  { db }: Context,
  place: string,
  part: PublicationPart,
  size: number,
): Promise<void> {
  await db
    .insertInto('publication')
    .values({ place, part, size: String(size) })
    .onConflict((conflict) => conflict.columns(['place', 'part']).doUpdateSet({ size: String(size) }))
    .execute()
}

/** From now on, everything must be published at this place again. */
export async function forgetProgress({ db }: Context, place: string): Promise<void> {
  await db.deleteFrom('publication').where('place', '=', place).execute()
}
