import type { Db, Tx } from '../../context.ts'

/** The colour that an issuer's students see in the header; '' if it chose none. */
export async function readColour(db: Db | Tx, organisationId: string): Promise<string> {
  const row = await db
    .selectFrom('organisation_colour')
    .select('colour')
    .where('org_id', '=', organisationId)
    .executeTakeFirst()
  return row?.colour ?? ''
}

/** '' for none. Returns whether the colour has changed. */
export async function chooseColour(tx: Tx, organisationId: string, colour: string): Promise<boolean> {
  if (colour === (await readColour(tx, organisationId))) return false
  if (colour === '') await tx.deleteFrom('organisation_colour').where('org_id', '=', organisationId).execute()
  else
    await tx
      .insertInto('organisation_colour')
      .values({ org_id: organisationId, colour })
      .onConflict((conflict) => conflict.column('org_id').doUpdateSet({ colour }))
      .execute()
  return true
}
