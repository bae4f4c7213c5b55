import type { LanguageCode } from '@credenza/schema/languages'
import type { Tx } from '../../context.ts'

/** Somebody who acts for an organisation, and the language they chose. */
export interface OrganisationAccount {
  name: string
  email: string
  language: LanguageCode | null
}

/** Everybody who acts for the organisation: its owner and colleagues. */
export const accountsOf = (tx: Tx, organisationId: string): Promise<OrganisationAccount[]> =>
  tx
    .selectFrom('account')
    .select(['name', 'email', 'language'])
    .where('org_id', '=', organisationId)
    .orderBy('id')
    .execute()
