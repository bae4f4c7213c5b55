/** Letters and digits only, in lower case; Arabic without vowel signs and with one form of alef, ya and ta marbuta. */
const plainWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’`´]s\b|s['’`´](?=\s|$)/g, '')
    .replace(/ى|ی/g, 'ي')
    .replace(/ک/g, 'ك')
    .replace(/ة/g, 'ه')
    .replace(/[ـ\p{Mn}\p{Cf}]/gu, '')
    .split(/[^\p{L}\p{M}\p{N}#№°]+/u)
    .filter(Boolean)

/** Words that may be there or not without another meaning. */
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
])
/** Words for the person whom the list is about; a name of the column that has others does not need them. */
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
  telefon: 'telefon',
  رقم: 'number',
  هاتف: 'الهاتف',
  جوال: 'الجوال',
  موبايل: 'الموبايل',
  متحرك: 'المتحرك',
  ميلاد: 'الميلاد',
  الكتروني: 'الالكتروني',
}

/** The letters of a heading without anything between them. */
export const squeezed = (text: string): string => plainWords(text).join('')

/** The words of a heading that carry its meaning, in one spelling and any order; '' if there are none. */
export function headingKey(text: string): string {
  const words = plainWords(text)
    .join(' ')
    .replace(/\be mail\b/g, 'email')
    .replace(/\bcell phone\b/g, 'cell')
    .split(' ')
    .map((word) => SAME[word] ?? word)
    .filter((word) => word !== '' && !LITTLE.has(word))
  const others = words.filter((word) => !PERSON.has(word))
  // The number of a person is not any number, nor is a person's code any code.
  const kept =
    others.length === 0 || (others.length === 1 && /^(number|id|code|كود|reference)$/.test(others[0]!))
      ? words
      : others
  return Array.from(new Set(kept)).sort().join(' ')
}

/** Hints in brackets say how to fill a column in, not what it is. */
export const withoutHints = (text: string): string =>
  text.replace(/\([^)]*\)|\[[^\]]*\]|\{[^}]*\}/g, ' ').replace(/[*:：]+\s*$/, '')

/** A heading, and the halves of one in two languages: split by signs, lines, brackets or by their letters. */
export function readings(text: string): string[] {
  const bare = withoutHints(text)
  const pieces = text.split(/[\n\r/|()[\]{}\\–—:;،,]+|\s-\s|\s{2,}/)
  const latin = bare.replace(/[\p{Script=Arabic}\p{Script=Devanagari}ـ]+/gu, ' ')
  const other = bare.replace(/[\p{Script=Latin}]+/gu, ' ')
  const all = [text, bare, latin, other, ...pieces].map((piece) => piece.trim())
  return Array.from(new Set(all)).filter((piece) => /[\p{L}#№°]/u.test(piece))
}
