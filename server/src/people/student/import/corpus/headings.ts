import type { Finding } from './corpus.test.ts'
import { arabic, cellsOf, chinese, english, fields, french, hindi, people, urdu } from './people.ts'
import type { Sheet, Workbook } from './write-workbook.ts'

const title = ['Graduation list, June 2025']
const one = (sheet: Sheet): Workbook => ({ sheets: [sheet] })
const both = english.map((heading, i) => `${heading} / ${arabic[i]}`)

/** How registries head a list, and what they put between its rows. Each has all four people. */
export const headings: Record<string, { workbook: Workbook } & Finding> = {
  'Arabic headings': { workbook: one({ rows: [['كشف الخريجين'], arabic, ...cellsOf()] }), headingRow: 2 },
  'French headings': { workbook: one({ rows: [french, ...cellsOf()] }), headingRow: 1 },
  'French headings of a registry': {
    workbook: one({
      rows: [
        ['Université de Fujairah - Service de la scolarité'],
        ['Liste des diplômés, promotion 2025'],
        [
          ...['N°', 'Nom et prénoms', 'Nom et prénom du père', 'Nom et prénom de la mère', 'UFR', 'Parcours'],
          ...[
            'Année d’obtention du diplôme',
            'N° de matricule',
            'Tél. portable',
            'Né(e) le',
            'Adresse e-mail',
          ],
        ],
        ...cellsOf().map((row, i) => [i + 1, ...row]),
        ['Effectif : 4'],
        ['Fait à Fujairah, le 30/06/2025'],
      ],
    }),
    headingRow: 3,
    asides: ['8 total', '9 note'],
  },
  'Urdu headings': {
    workbook: one({ rows: [['فارغ التحصیل طلبہ کی فہرست'], urdu, ...cellsOf()] }),
    headingRow: 2,
  },
  'Urdu headings typed with Arabic letters': {
    workbook: one({
      rows: [
        urdu.map((heading) => heading.replace(/ک/g, 'ك').replace(/ی/g, 'ي').replace(/ہ/g, 'ه')),
        ...cellsOf(),
      ],
    }),
    headingRow: 1,
  },
  'Hindi headings': { workbook: one({ rows: [['स्नातकों की सूची'], hindi, ...cellsOf()] }), headingRow: 2 },
  'Hindi and English headings in one cell': {
    workbook: one({ rows: [english.map((heading, i) => `${hindi[i]} / ${heading}`), ...cellsOf()] }),
    headingRow: 1,
  },
  'Hindi names below Hindi headings': {
    workbook: one({
      rows: [hindi, ...cellsOf({ name: () => 'रीता', fatherName: () => 'राजा', motherName: () => 'गीता' })],
    }),
    students: people.map((one) => ({ ...one, name: 'रीता', fatherName: 'राजा', motherName: 'गीता' })),
    headingRow: 1,
    certainty: 'certain',
  },
  'Chinese headings': {
    workbook: one({ rows: [['2025 届毕业生名单'], chinese, ...cellsOf()] }),
    headingRow: 2,
  },
  'Chinese headings with hints in wide brackets': {
    workbook: one({
      rows: [
        ['序号', ...chinese.map((heading) => `*${heading}（必填）：`)],
        ...cellsOf().map((row, i) => [i + 1, ...row]),
      ],
    }),
    headingRow: 1,
  },
  'Chinese and English headings without anything between them': {
    workbook: one({ rows: [chinese.map((heading, i) => `${heading} ${english[i]}`), ...cellsOf()] }),
    headingRow: 1,
  },
  'totals and notes in Urdu': {
    workbook: one({
      rows: [urdu, ...cellsOf(), ['کل تعداد', 4], ['نوٹ: یہ فہرست عبوری ہے'], ['دستخط رجسٹرار']],
    }),
    headingRow: 1,
    asides: ['6 total', '7 note', '8 note'],
  },
  'totals and notes in Hindi': {
    workbook: one({ rows: [hindi, ...cellsOf(), ['कुल', 4], ['टिप्पणी: सूची अस्थायी है'], ['हस्ताक्षर कुलसचिव']] }),
    headingRow: 1,
    asides: ['6 total', '7 note', '8 note'],
  },
  'totals and notes in Chinese': {
    workbook: one({ rows: [chinese, ...cellsOf(), ['合计', 4], ['备注：名单未定稿'], ['教务处（盖章）']] }),
    headingRow: 1,
    asides: ['6 total', '7 note', '8 note'],
  },
  'two languages in one cell': { workbook: one({ rows: [both, ...cellsOf()] }), headingRow: 1 },
  'two languages in one cell on two lines': {
    workbook: one({ rows: [title, english.map((heading, i) => `${arabic[i]}\n${heading}`), ...cellsOf()] }),
    headingRow: 2,
  },
  'two languages without anything between them': {
    workbook: one({ rows: [english.map((heading, i) => `${heading} ${arabic[i]}`), ...cellsOf()] }),
    headingRow: 1,
  },
  'the second language in brackets': {
    workbook: one({ rows: [english.map((heading, i) => `${heading} (${arabic[i]})`), ...cellsOf()] }),
    headingRow: 1,
  },
  'two languages in two rows': {
    workbook: one({ rows: [english, arabic, ...cellsOf()] }),
    headingRow: 1,
    asides: ['2 heading'],
  },
  'columns numbered below the headings': {
    workbook: one({ rows: [english, english.map((_, i) => `(${i + 1})`), ...cellsOf()] }),
    headingRow: 1,
    asides: ['2 heading'],
  },
  'hints below the headings': {
    workbook: one({
      rows: [
        english,
        fields.map((field) => (field === 'dateOfBirth' ? 'DD/MM/YYYY' : 'mandatory')),
        ...cellsOf(),
      ],
    }),
    headingRow: 1,
    asides: ['2 heading'],
  },
  'stars, hints and colons in headings': {
    workbook: one({ rows: [english.map((heading) => `${heading} * (as in the passport):`), ...cellsOf()] }),
    headingRow: 1,
  },
  'misspelt headings': {
    workbook: one({
      rows: [
        [
          'Studnet Name',
          'Fathers Nmae',
          'Mother Nam',
          'Colege',
          'Coursse',
          'Passing Yaer',
          'Roll Nubmer',
          'Moblie',
          'Date of Brith',
          'E-mial',
        ],
        ...cellsOf(),
      ],
    }),
    headingRow: 1,
  },
  'an Indian list': {
    workbook: one({
      rows: [
        ['INDIAN INSTITUTE OF TECHNOLOGY'],
        ['Name List of Students - Batch 2021-25'],
        [],
        [
          'Sl. No.',
          'Name of the Candidate',
          "Father's / Guardian's Name",
          "Mother's Name",
          'Name of College',
          'Branch',
          'Year of Passing',
          'Regd. No.',
          'Mob. No.',
          'D.O.B.',
          'E-mail ID',
          'Category',
          'CGPA',
        ],
        ...cellsOf().map((cells, i) => [i + 1, ...cells, 'GEN', 8.25]),
      ],
    }),
    headingRow: 4,
  },
  'first and last names apart': {
    workbook: one({
      rows: [
        ['First Name', 'Last Name', ...english.slice(1)],
        ...cellsOf().map(([name, ...rest]) => {
          const [first, ...others] = String(name).split(' ')
          return [first!, others.join(' '), ...rest]
        }),
      ],
    }),
    headingRow: 1,
  },
  'a French list with nom and prénom': {
    workbook: one({
      rows: [
        ['Nom', 'Prénom', ...french.slice(1)],
        ...cellsOf().map(([name, ...rest]) => {
          const [first, ...others] = String(name).split(' ')
          return [others.join(' '), first!, ...rest]
        }),
      ],
    }),
    headingRow: 1,
  },
  'Class of instead of Year': {
    workbook: one({
      rows: [english.map((heading) => (heading === 'Year' ? 'Class of' : heading)), ...cellsOf()],
    }),
    headingRow: 1,
  },
  'the old e-mail in a hidden column': {
    workbook: one({
      rows: [['Email', ...english], ...cellsOf().map((row, i) => [`old${i}@mail.example`, ...row])],
      hiddenColumns: [0],
    }),
    headingRow: 1,
  },
  'rows hidden by a filter': {
    workbook: one({
      rows: [
        english,
        ...cellsOf().slice(0, 2),
        ...cellsOf({ email: (email) => `old-${email}` }),
        ...cellsOf().slice(2),
      ],
      hiddenRows: [3, 4, 5, 6],
    }),
    headingRow: 1,
    asides: ['4 hidden', '5 hidden', '6 hidden', '7 hidden'],
  },
  'a column of the same name that is empty': {
    workbook: one({ rows: [['Mobile', ...english], ...cellsOf().map((row) => ['', ...row])] }),
    headingRow: 1,
  },
  'a course merged over its students': {
    workbook: one({
      rows: [
        english,
        ...cellsOf({
          courseName: (course, i) => (i === 0 ? course : null),
          collegeName: (college, i) => (i === 0 ? college : null),
        }),
      ],
      merges: ['D2:D5', 'E2:E5'],
    }),
    headingRow: 1,
  },
  'totals, notes, sections and repeated headings': {
    workbook: one({
      rows: [
        title,
        english,
        ['Department of Civil Engineering'],
        ...cellsOf().slice(0, 2),
        [],
        english,
        ...cellsOf().slice(2),
        ['Total', '', '', '', '', '', 4],
        ['Total number of students: 4'],
        [],
        ['* provisional'],
        ['Prepared by: Huda Salem', '', '', '', 'Approved by: Dean'],
      ],
    }),
    headingRow: 2,
    asides: ['3 note', '7 heading', '10 total', '11 total', '13 note', '14 note'],
  },
  'totals and notes in Arabic': {
    workbook: one({
      rows: [arabic, ...cellsOf(), ['المجموع', 4], ['ملاحظة: القائمة أولية'], ['توقيع المسجل']],
    }),
    headingRow: 1,
    asides: ['6 total', '7 note', '8 note'],
  },
  'serial numbers prepared for more students': {
    workbook: one({
      rows: [['No.', ...english], ...cellsOf().map((row, i) => [i + 1, ...row]), [5], [6], [7]],
    }),
    headingRow: 1,
  },
}
