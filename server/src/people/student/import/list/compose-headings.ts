import type { SpreadsheetRow } from '../spreadsheet/spreadsheet-row.ts'
import type { Merge } from '../spreadsheet/workbook-reader.ts'
import { type Meaning, meaningOf } from './heading-field.ts'

/**
 * The heading of each column, from one or several rows. If a group such as 'Father' over 'Name' and 'Phone' has a known meaning
 * together with the word below ('Father Name'), that counts; otherwise the lowest row with a known meaning.
 */
export function composeHeadings(lines: readonly SpreadsheetRow[], merges: readonly Merge[]): string[] {
  const texts = lines.map(({ row, cells }, index) => {
    const isGroup = index < lines.length - 1
    return spread(row, cells, { merges, isGroup, width: widthOf(lines) })
  })
  if (texts.length === 1) return texts[0]!.map(({ text }) => text)
  return Array.from({ length: widthOf(lines) }, (_, column) => headingOf(texts.map((line) => line[column]!)))
}

const widthOf = (lines: readonly SpreadsheetRow[]): number =>
  Math.max(0, ...lines.map(({ cells }) => cells.length))

/** A heading's words in one row. `guessed` if they are over this column only because they are to its left. */
interface Word {
  text: string
  guessed: boolean
}

/** The words over each column. Merged cells extend over all their columns, other groups up to the next one. */
function spread(
  row: number,
  cells: readonly string[],
  { merges, isGroup, width }: { merges: readonly Merge[]; isGroup: boolean; width: number },
): Word[] {
  const words = Array.from(
    { length: width },
    (_, column): Word => ({ text: cells[column] ?? '', guessed: false }),
  )
  const here = merges.filter(({ top, bottom, left, right }) => top <= row && row <= bottom && right > left)
  for (const { left, right } of here) {
    for (let column = left; column <= Math.min(right, width - 1); column++) {
      words[column] = { text: cells[left] ?? '', guessed: false }
    }
  }
  if (!isGroup || here.length > 0) return words
  let last = ''
  return words.map((word) => {
    if (word.text !== '') last = word.text
    return word.text === '' && last !== '' ? { text: last, guessed: true } : word
  })
}

function headingOf(words: readonly Word[]): string {
  const own = words.filter(({ text, guessed }, i) => text !== '' && !guessed && text !== words[i - 1]?.text)
  const all = words.filter(({ text }, i) => text !== '' && text !== words[i - 1]?.text)
  const joined = (parts: readonly Word[]) => parts.map(({ text }) => text).join(' ')
  for (const parts of [all, own]) {
    if (parts.length > 1 && meaningOf(joined(parts))) return joined(parts)
  }
  const bottom = own.at(-1)
  const group = own.length > 1 ? own[0] : undefined
  // A telephone number under 'Guardian' is not the student's.
  if (group && bottom && isOfStudent(meaningOf(bottom.text)) && SOMEBODY_ELSE.test(group.text))
    return joined(own)
  return own.toReversed().find(({ text }) => meaningOf(text))?.text ?? (joined(own) || joined(all))
}

const isOfStudent = (meaning: Meaning | undefined): boolean =>
  meaning !== undefined && !('field' in meaning && /^(father|mother)Name$/.test(meaning.field))

const SOMEBODY_ELSE =
  /father|mother|guardian|parent|emergency|sponsor|employer|supervisor|ولي|الأب|الأم|الوالد|طوارئ|كفيل|père|mère|vater|mutter|والد|سرپرست|पिता|माता|अभिभावक|父亲|母亲|监护人|家长|紧急联系/i
