import type { Context } from '../../context.ts'
import type { PublicationPart } from './tables.ts'

/** How much of a part has been published at a place; 0 if nothing. */
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

/** Resets the progress at this place, so that everything is published again. */
export async function forgetProgress({ db }: Context, place: string): Promise<void> {
  await db.deleteFrom('publication').where('place', '=', place).execute()
}
