import { languageCodes } from '@credenza/schema/languages'

/** The language of `npm run dev`. The build is English; the others are added to it (build-language.ts). */
export const language = languageCodes.find((code) => code === process.env.LANGUAGE?.slice(0, 2)) ?? 'en'
