import type { LanguageCode } from '@credenza/schema/languages'
import type { Db, Tx } from '../../context.ts'
import { readDeliverySettings } from './settings.ts'

/** The language in which we write to a holder: the one they last used here, otherwise that of their issuer's emails. */
export async function languageOfHolder(
  db: Db | Tx,
  { language }: { language: LanguageCode | null },
  issuerId: string,
): Promise<LanguageCode> {
  return language ?? (await readDeliverySettings(db, issuerId)).language
}
