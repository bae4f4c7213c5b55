import type { ImportColumns, StudentField } from '@credenza/schema'
import { cleanText } from '../values/clean-text.ts'
import { suits } from './field-fit.ts'
import { meaningOf } from './heading-field.ts'
import { squeezed } from './heading-key.ts'
import { isSectionTitle } from './section-title.ts'

/** A row below the headings that is not a student: repeated headings, a sum, a note, or nothing relevant. */
export type AsideKind = 'heading' | 'total' | 'note' | 'blank'

const entries = <Value>(columns: Partial<Record<StudentField, Value>>) =>
  Object.entries(columns) as [StudentField, Value][]

/** Fields that identify a student. A row with any of them is about a student. */
const TELLING: readonly StudentField[] = ['email', 'rollNumber', 'dateOfBirth', 'mobileNumber']
/** A sum or a note may extend into the cells beside it. */
const MOST_FILLED = 3

const TOTAL =
  /^(?:(?:grand|sub|overall|net)\s*-?\s*)?totals?\b|^(?:count|sum|(?:number|no\.?) of (?:students|graduates|graduands|candidates|records|rows))\b|^(?:students|graduates|graduands|candidates|records)\s*[:=]|^\d+ (?:students|graduates|graduands|candidates|records)$|^(?:المجموع|مجموع|الإجمالي|الاجمالي|إجمالي|اجمالي|العدد|عدد الطلاب|عدد الطلبة)|^(?:gesamt|summe|anzahl|somme|total général|effectif|suma|nombre d['’]étudiants|(?:کل|کل تعداد|कुल|योग|कुल संख्या)(?=\s|:|$)|میزان|ٹوٹل|合计|总计|共计|小计|总人数|人数)/iu
const NOTE =
  /^(?:[*†‡]|note|n\.?b\.?\b|remarks?\b|prepared|checked|approved|verified by|signed|signature|registrar|dean\b|prof\b|dr\.?\s|د\.\s|أ\.\s?د|controller|source|generated|printed|exported|page\s*\d|end of|date\s*:|confidential|legend|key\s*:|department|faculty of|college of|school of|section|batch|group|program(?:me)?\b|ملاحظ|توقيع|إعداد|اعداد|يعتمد|اعتماد|المسجل|العميد|عميد|قسم|كلية|صفحة|تاريخ الطباعة|remarque|signature|établi|page\b|hinweis|unterschrift|stand\s*:|nota\b|fait à|le doyen|édité|imprimé|نوٹ|دستخط|رجسٹرار|پرنسپل|تیار کردہ|شعبہ|صفحہ|टिप्पणी|नोट|हस्ताक्षर|कुलसचिव|प्राचार्य|तैयारकर्ता|विभाग|पृष्ठ|备注|说明|注[:：]|签[名字]|盖章|制表|审核|填表|教务处|第\s*\d+\s*页|打印)/iu

/** Why a row is not a student; undefined for a row that is, or should be, one. */
export function asideKind(cells: readonly string[], columns: ImportColumns): AsideKind | undefined {
  // Only a student has both. The other rules are for the few remaining rows.
  if (columns.email !== undefined && columns.rollNumber !== undefined) {
    if (cells[columns.email]?.includes('@') && cells[columns.rollNumber]) return undefined
  }
  const filled = entries(columns).filter(([, column]) => (cells[column] ?? '') !== '')
  if (filled.length > MOST_FILLED) return repeatsHeadings(cells, columns) ? 'heading' : undefined
  if (filled.length > 1 && repeatsHeadings(cells, columns)) return 'heading'
  const texts = cells.filter(Boolean).map(cleanText)
  const words = texts.filter((text) => /\p{L}/u.test(text))
  if (words.some((text) => TOTAL.test(text)) && !isTelling(filled, cells)) return 'total'
  const telling = filled.filter(([field]) => TELLING.includes(field))
  if (telling.some(([field, column]) => suits[field](cells[column]!)) && !isOneSentence(texts))
    return undefined
  if (words.some((text) => NOTE.test(text)) || isOneSentence(texts)) return 'note'
  if (filled.length === 0)
    return words.length > 0 && words.length < texts.length + 1 && isRemark(words) ? 'note' : 'blank'
  // For names of signatories below columns for numbers and dates.
  if (telling.length > 0 && filled.length * 2 < entries(columns).length) return 'note'
  if (filled.length > 1) return undefined
  const isName = filled[0]![0] === 'name' && !(texts.length === 1 && isSectionTitle(texts[0]!))
  return isName ? undefined : 'note'
}

/** Digits beside 'Total' are a sum; an address, or a roll number of letters and digits, is not. */
function isTelling(filled: readonly [StudentField, number][], cells: readonly string[]): boolean {
  return filled.some(([field, column]) => field === 'email' && cells[column]!.includes('@'))
}

const LONG_TEXT = 40
/** One long text, or one with a colon or a note's first word, is not a detail of a person, whatever its column. */
const isOneSentence = (texts: readonly string[]): boolean =>
  texts.length === 1 &&
  (texts[0]!.length > LONG_TEXT || NOTE.test(texts[0]!) || /[:.!؟?]\s|:$|\d{4}.*\p{L}/u.test(texts[0]!)) &&
  !texts[0]!.includes('@')

const isRemark = (words: readonly string[]): boolean => words.join('').length > 2

/** Whether at least half of the non-empty cells, and at least two, repeat the names of their columns. */
function repeatsHeadings(cells: readonly string[], columns: ImportColumns): boolean {
  let filled = 0
  let named = 0
  for (const [field, column] of entries(columns)) {
    const text = cells[column] ?? ''
    if (text === '') continue
    filled++
    if (isNameOf(field, text)) named++
  }
  return named >= 2 && named * 2 >= filled
}

function isNameOf(field: StudentField, text: string): boolean {
  // Quickly excludes most cells, which have more than letters or are longer than any heading, without the dictionary.
  if (text.length > 60 || /[@\d]/.test(text) || squeezed(text) === '') return false
  const meaning = meaningOf(text)
  return meaning !== undefined && 'field' in meaning && meaning.field === field
}

/** Right below the headings: columns numbered (1), (2), (3), or a row of hints such as DD/MM/YYYY and 'required'. */
export function isBelowHeadings(cells: readonly string[]): boolean {
  const filled = cells.filter(Boolean).map(cleanText)
  if (filled.length < 3) return false
  const numbers = filled.map((text) => Number(text.replace(/[().]/g, '')))
  if (numbers.every((number, i) => Number.isInteger(number) && number - numbers[0]! === i)) return true
  const hints = filled.filter((text) => HINT.test(text))
  return hints.length * 2 >= filled.length
}

const HINT =
  /^\(?(?:[dmyja]{1,4}[/.\- ][dmyja]{1,4}[/.\- ][dmyja]{1,4}|text|number|numeric|date|mandatory|required|optional|compulsory|max\.?\s?\d+.*|as (?:per|in|on) .*|e\.?g\.?\b.*|example.*|yyyy|إلزامي|اختياري|مطلوب|نص|رقم|obligatoire|facultatif|لازمی|اختیاری|अनिवार्य|वैकल्पिक|必填|选填|文本|数字)\)?\*?$/i
