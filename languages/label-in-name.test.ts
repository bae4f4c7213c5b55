import { join } from 'node:path'
import { type LanguageCode, languageCodes } from '@credenza/schema/languages'
import { expect, test } from 'vitest'

/**
 * Buttons that each row or file has: the catalogue, what is shown, and the name, which says whose button it is. People who
 * speak to their computer say what they see, so the name has the same words in the same order (WCAG 2.5.3).
 */
const named = [
  ['application', 'list.end', 'list.endNamed'],
  ['attachment', 'download', 'downloadWhat'],
  ['audit', 'details', 'detailsOf'],
  ['batch', 'details', 'detailsOf'],
  ['batch', 'undo', 'undoWithin'],
  ['batch', 'undo', 'undo.within', 'student-import'],
  ['check', 'earlier.delete', 'earlier.deleteOf'],
  ['colleague', 'again', 'againTo'],
  ['colleague', 'changeRole', 'changeRoleOf'],
  ['colleague', 'remove', 'removeWhom'],
  ['colleague', 'withdraw', 'withdrawOf'],
  ['correction', 'requests.open', 'requests.openOf'],
  ['data-protection', 'holds.lift', 'holds.liftOf'],
  ['data-protection', 'retention.save', 'retention.saveOf'],
  ['delivery', 'list.retry', 'list.retryOf'],
  ['developer', 'keys.revoke', 'keys.revokeOf'],
  ['developer', 'log.payload', 'log.showPayload'],
  ['developer', 'log.replay', 'log.replayOf'],
  ['directory', 'change', 'changeOf'],
  ['health', 'suppressed.allow', 'suppressed.allowOne'],
  ['kept-badge', 'check', 'checkNamed'],
  ['learning', 'accept', 'acceptOf'],
  ['learning', 'decline', 'declineOf'],
  ['own-name', 'save', 'saveHost'],
  ['own-name', 'save', 'saveSender'],
  ['payment', 'refund', 'refundNamed'],
  ['review', 'view', 'viewWhat'],
  ['security', 'sessions.end', 'sessions.endNamed'],
  ['settlement', 'record', 'recordFor'],
  ['signing-keys', 'report', 'reportOf', 'seal-key'],
  ['student-import', 'show', 'open'],
  ['student-page', 'correct', 'correctOf'],
  ['tax', 'credit', 'creditNamed'],
  ['team', 'delete', 'deleteAt'],
  ['template', 'image.remove', 'image.removeWhat'],
  ['template', 'versions.restore', 'versions.restoreWhat'],
  ['upload', 'download', 'downloadWhat'],
] as const

const root = join(import.meta.dirname, '..')

async function read(code: LanguageCode, file: string, path: string): Promise<string> {
  const folder = code === 'en' ? 'web/src/texts' : `languages/${code}/web`
  const catalogues: object[] = Object.values(await import(join(root, folder, `${file}.ts`)))
  const found = catalogues.map((catalogue) =>
    path
      .split('.')
      .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], catalogue),
  )
  const text = found.find((one) => one !== undefined)
  if (text === undefined) throw new Error(`${code}/${file} has no ${path}`)
  return typeof text === 'function' ? text(...Array(text.length).fill('Zoë')) : String(text)
}

/** The words as speech recognition and axe see them. */
const wordsOf = (text: string, code: LanguageCode): string[] =>
  [...new Intl.Segmenter(code, { granularity: 'word' }).segment(text.toLowerCase().normalize('NFKD'))]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment)

test.each(languageCodes)('in %s, buttons have what they show in their names', async (code) => {
  const faults: string[] = []
  for (const [file, shown, name, fileOfName = file] of named) {
    const [label, whole] = [await read(code, file, shown), await read(code, fileOfName, name)]
    const said = ` ${wordsOf(whole, code).join(' ')} `
    if (!said.includes(` ${wordsOf(label, code).join(' ')} `))
      faults.push(`${file}: “${label}” is not in “${whole}”`)
  }
  expect(faults).toEqual([])
})
