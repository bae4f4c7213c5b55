import { extractPortable, openPortable } from '@credenza/credential/portable'
import { savedFile, savedPage } from '../saved-page.ts'
import type { VerdictCase } from '../verdict-cases/verdict-case.ts'
import { type Judged, judgedBy, judgeEach } from './judged.ts'

/** Runs the saved page's engine on the page itself, or on the page that a visitor would save from the file. */
export const judgeAsSavedPage = (url: string, cases: readonly VerdictCase[]): Promise<Map<string, Judged>> =>
  judgeEach(cases, 4, async ({ file, answers }) => {
    const page = typeof file === 'string' ? file : savedPage(await savedFile(url, file, answers))
    const { text, digest } = extractPortable(page)!
    return judgedBy((await openPortable(text, digest, new Date())).verification)
  })
