import type { PublicContact } from '@credenza/schema'
import type { Db, Tx } from '../../../context.ts'

/** What the organisation publishes; nothing until it chooses to. */
export async function readPublicContact(db: Db | Tx, organisationId: string): Promise<PublicContact> {
  const row = await db
    .selectFrom('public_contact')
    .select(['website', 'email', 'shows_logo'])
    .where('org_id', '=', organisationId)
    .executeTakeFirst()
  return { website: row?.website ?? '', email: row?.email ?? '', showsLogo: row?.shows_logo ?? false }
}

export async function writePublicContact(
  tx: Tx,
  organisationId: string,
  { website, email, showsLogo: shows_logo }: PublicContact,
): Promise<void> {
  const contact = { website, email, shows_logo }
  await tx
    .insertInto('public_contact')
    .values({ org_id: organisationId, ...contact })
    .onConflict((conflict) => conflict.column('org_id').doUpdateSet(contact))
    .execute()
}
