import type { LanguageCode } from '@credenza/schema/languages'
import type { Db, Tx } from '../../context.ts'
import { readDeliverySettings } from './settings.ts'

/** The language in which we write to a holder: what they last read here, or else that of their issuer's emails. */
export async function languageOfHolder(
  db: Db | Tx,
  { language }: { language: LanguageCode | null },
  issuerId: string,
): Promise<LanguageCode> {
  return language ?? (await readDeliverySettings(db, issuerId)).language
}
