import type { LanguageCode } from '@credenza/schema/languages'
import type { Texts } from '../web/src/lib/text/texts.ts'
import { ar } from './ar/index.ts'
import { en } from './en/index.ts'
import { fr } from './fr/index.ts'
import { hi } from './hi/index.ts'
import { ur } from './ur/index.ts'
import { zh } from './zh/index.ts'

export type Words = Texts<typeof en>

/** What the server says by itself, in mails and documents, by language. */
export const words: Record<LanguageCode, Words> = { en, ar, fr, ur, hi, zh }
