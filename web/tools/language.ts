import { languageCodes } from '@credenza/schema/languages'

/** The language of `npm run dev`. Builds are in English, and the other languages are added to them (build-language.ts). */
export const language = languageCodes.find((code) => code === process.env.LANGUAGE?.slice(0, 2)) ?? 'en'
