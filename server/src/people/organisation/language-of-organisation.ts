import type { LanguageCode } from '@credenza/schema/languages'
import type { Db, Tx } from '../../context.ts'

/** The language of an organisation's owner: that of emails to its own address. */
export async function languageOfOrganisation(db: Db | Tx, organisationId: string): Promise<LanguageCode> {
  const owner = await db
    .selectFrom('account')
    .select('language')
    .where('org_id', '=', organisationId)
    .where('is_colleague', '=', false)
    .executeTakeFirst()
  return owner?.language ?? 'en'
}

/** The languages in which an organisation invites somebody whose language is unknown: English and its own. */
export async function languagesOfInvitation(tx: Tx, organisationId: string): Promise<LanguageCode[]> {
  const own = await languageOfOrganisation(tx, organisationId)
  return ['en', own === 'en' ? 'ar' : own]
}
