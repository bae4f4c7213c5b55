import { folded } from '@credenza/schema/folded'
import { normalised } from '@credenza/schema/normalised'
import { DAY_FIRST_IN_WORDS } from '../values/date-order.ts'

/** Words of letters and digits, as searches compare them, and without any combining marks. */
const plainWords = (text: string): string[] =>
  folded(text)
    .replace(/['`]s\b|s['`](?=\s|$)/g, '')
    .replace(/[\p{Mn}\p{Cf}]/gu, '')
    .replace(/[#№]/g, ' $& ')
    .split(/[^\p{L}\p{M}\p{N}#№°]+/u)
    .filter(Boolean)

/** Words that do not change the meaning. */
const LITTLE = new Set([
  ...[
    'the',
    'of',
    'a',
    'an',
    'in',
    'to',
    'his',
    'her',
    'your',
    'please',
    'enter',
    'de',
    'du',
    'des',
    'la',
    'le',
    'les',
  ],
  ...[
    'l',
    'd',
    'der',
    'die',
    'das',
    'del',
    'el',
    'y',
    'et',
    'and',
    'or',
    'no1',
    'primary',
    'current',
    'eg',
    'ou',
  ],
  ...['کا', 'کی', 'کے', 'का', 'की', 'के'].flatMap(plainWords),
])
/** Words for the student. A heading with other words does not need them. */
const PERSON = new Set([
  ...[
    'student',
    'students',
    'candidate',
    'candidates',
    'graduate',
    'graduates',
    'learner',
    'participant',
    'pupil',
  ],
  ...[
    'الطالب',
    'الطالبه',
    'للطالب',
    'طالب',
    'طالبه',
    'الطلاب',
    'الطلبه',
    'الخريج',
    'الخريجه',
    'etudiant',
    'etudiante',
  ],
  ...['छात्र', 'छात्रा', 'विद्यार्थी', 'अभ्यर्थी', 'परीक्षार्थी'].flatMap(plainWords),
])
const SAME: Record<string, string> = {
  no: 'number',
  nos: 'number',
  nr: 'number',
  num: 'number',
  numb: 'number',
  nbr: 'number',
  number: 'number',
  numbers: 'number',
  numero: 'number',
  nummer: 'number',
  '#': 'number',
  '№': 'number',
  'n°': 'number',
  nº: 'number',
  mob: 'mobile',
  mobiles: 'mobile',
  ph: 'phone',
  tel: 'telephone',
  phones: 'phone',
  telephones: 'telephone',
  mail: 'email',
  emails: 'email',
  emailid: 'email',
  mailid: 'email',
  regn: 'registration',
  reg: 'registration',
  regd: 'registration',
  registered: 'registration',
  enrol: 'enrolment',
  enroll: 'enrolment',
  enrollment: 'enrolment',
  enrolled: 'enrolment',
  fathers: 'father',
  mothers: 'mother',
  names: 'name',
  univ: 'university',
  courses: 'course',
  programs: 'program',
  programme: 'program',
  programmes: 'program',
  specialisation: 'specialization',
  yr: 'year',
  years: 'year',
  dt: 'date',
  addr: 'address',
  add: 'address',
  contacts: 'contact',
  std: 'student',
  stud: 'student',
  رقم: 'number',
  هاتف: 'الهاتف',
  جوال: 'الجوال',
  موبايل: 'الموبايل',
  متحرك: 'المتحرك',
  ميلاد: 'الميلاد',
  الكتروني: 'الالكتروني',
  نمبر: 'number',
  ...Object.fromEntries(['नंबर', 'नम्बर', 'संख्या', 'क्रमांक'].flatMap(plainWords).map((word) => [word, 'number'])),
}

/** The letters of a heading, with nothing between them. */
export const squeezed = (text: string): string => plainWords(text).join('')

/** The meaningful words of a heading, in one spelling. */
export const headingWords = (text: string): string[] =>
  plainWords(text)
    .join(' ')
    .replace(/\be mail\b/g, 'email')
    .replace(/\bcell phone\b/g, 'cell')
    .split(' ')
    .map((word) => SAME[word] ?? word)
    .filter((word) => word !== '' && !LITTLE.has(word))

/** The meaningful words of a heading, in one order; '' if there are none. */
export function headingKey(text: string): string {
  const words = headingWords(text)
  const others = words.filter((word) => !PERSON.has(word))
  // Keeps words for a person before 'number' and 'code', which mean something else without them.
  const kept =
    others.length === 0 || (others.length === 1 && /^(number|id|code|كود|reference)$/.test(others[0]!))
      ? words
      : others
  return Array.from(new Set(kept)).sort().join(' ')
}

/** Removes hints in brackets, and after 'as per' or 'with', which say how to fill in a column, not what it is. */
export const withoutHints = (text: string): string =>
  text
    .replace(/\([^)]{0,500}\)|\[[^\]]{0,500}\]|\{[^}]{0,500}\}|【[^】]{0,500}】/g, ' ')
    .replace(
      /\s(?:as (?:per|in|on|shown)|according to|with|incl(?:uding|\.)?|كما في|حسب|comme sur)\s.*$/is,
      '',
    )
    .replace(/(?<![*:])[*:]+\s*$/, '')

/** F/Name and M.Name are the parents' names; FNAME is a first name. */
const parentsInFull = (text: string): string =>
  text.replace(/^\s*([fm])\s*[./]\s*name/i, (_whole, letter) =>
    letter.toLowerCase() === 'f' ? 'father name' : 'mother name',
  )

/** A heading, and both halves of one in two languages: split at signs, lines, brackets or between scripts. */
export function readings(heading: string): string[] {
  // NFKC narrows Chinese brackets and colons. Hints for writing a date would otherwise look like a year.
  const text = parentsInFull(normalised(heading, 'NFKC').replace(DAY_FIRST_IN_WORDS, ' '))
  const bare = withoutHints(text)
  const pieces = text.split(/[\n\r/|()[\]{}\\–—:;،,、【】]+|\s-\s|\s{2,}/)
  const latin = bare.replace(/[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Han}ـ]+/gu, ' ')
  const other = bare.replace(/[\p{Script=Latin}]+/gu, ' ')
  const all = [text, bare, latin, other, ...pieces].map((piece) => piece.trim())
  return Array.from(new Set(all)).filter((piece) => /[\p{L}#№°]/u.test(piece))
}
