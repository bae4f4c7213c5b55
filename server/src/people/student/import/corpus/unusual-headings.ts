import type { Finding } from './corpus.test.ts'
import { arabic, cellsOf, english, fields, people } from './people.ts'
import type { Cell, Workbook } from './write-workbook.ts'

const one = (rows: readonly (readonly Cell[])[], merges: readonly string[] = []): Workbook => ({
  sheets: [{ rows, merges }],
})
const under = (...headings: string[]) => one([headings, ...cellsOf()])
const hijri = ['1420/12/17', '1422/09/20', '1420/08/22', '1422/12/01']
const withHijri = (headings: readonly string[], gregorian: string) =>
  one([
    [...headings, gregorian],
    ...cellsOf({ dateOfBirth: (_, i) => hijri[i]! }).map((row, i) => [...row, people[i]!.dateOfBirth]),
  ])

/** Headings that are in no dictionary, and rows about no student that look like one. Each has all four people. */
export const unusualHeadings: Record<string, { workbook: Workbook } & Finding> = {
  'abbreviated headings': {
    workbook: under(
      'Std. Name',
      'F/Name',
      'M/Name',
      'Fac.',
      'Prog.',
      'Grad Yr',
      'Reg#',
      'Cell #',
      'D.O.B',
      'E-mail add.',
    ),
    certainty: 'likely',
  },
  'headings of an online form': {
    workbook: under(
      ...['Your full name as on the passport', "Father's full name", "Mother's full name"],
      ...[
        'Which college do you belong to?',
        'What is your programme?',
        'Year of graduation',
        'Student ID number',
      ],
      ...['Mobile number with country code', 'Date of birth', 'Valid official e-mail'],
    ),
    certainty: 'likely',
  },
  'longer Arabic headings': {
    workbook: one([
      arabic
        .with(0, 'اسم الطالب رباعي')
        .with(4, 'البرنامج الأكاديمي')
        .with(8, 'تاريخ الميلاد حسب جواز السفر'),
      ...cellsOf(),
    ]),
    certainty: 'likely',
  },
  'columns about the parents and about other things': {
    workbook: one([
      [
        'Guardian Phone',
        "Father's Occupation",
        'Mother Tongue',
        'Place of Birth',
        'Year of Admission',
        'Course Code',
        ...english,
      ],
      ...cellsOf().map((row) => ['0500000000', 'Engineer', 'Arabic', 'Dubai', '2021', 'CE-1', ...row]),
    ]),
    certainty: 'certain',
  },
  'the name in two columns': {
    workbook: one([
      ['Name (Arabic) الاسم', ...english.with(0, 'Name (English)')],
      ...cellsOf().map((row) => ['مريم الكتبي', ...row]),
    ]),
    students: people.map((one) => ({ ...one, name: 'مريم الكتبي' })),
    certainty: 'likely',
  },
  'dates of birth in two calendars': {
    workbook: withHijri(english.with(8, 'DOB (Hijri)'), 'DOB (Gregorian)'),
    certainty: 'certain',
  },
  'dates of birth in two calendars, in Arabic': {
    workbook: withHijri(arabic.with(8, 'تاريخ الميلاد (هجري)'), 'تاريخ الميلاد (ميلادي)'),
  },
  'one heading over the parts of the name': {
    workbook: one(
      [
        ['Roll No', 'Student Name', '', ...english.slice(1, 6), ...english.slice(7)],
        ['', 'First', 'Last'],
        ...people.map(({ name, rollNumber, ...rest }) => {
          const [first, ...others] = name.split(' ')
          return [
            rollNumber,
            first!,
            others.join(' '),
            ...fields.filter((field) => field in rest).map((field) => rest[field as keyof typeof rest]),
          ]
        }),
      ],
      ['A1:A2', 'B1:C1'],
    ),
    headingRow: 2,
  },
  'long instructions above the list': {
    workbook: one([
      ...Array.from({ length: 50 }, (_, i) => [`${i + 1}. Fill in the list below; do not move its columns.`]),
      english,
      ...cellsOf(),
    ]),
    headingRow: 51,
  },
  'courses, pages and signatures in the column of the names': {
    workbook: one([
      ['University of Fujairah'],
      english,
      ['Bachelor of Science'],
      ...cellsOf().slice(0, 2),
      ['University of Fujairah'],
      english,
      ['Diploma in Nursing'],
      ...cellsOf().slice(2),
      ['', '', '', '', '', '', 'No. of graduates: 4'],
      ['Huda Salem', '', '', 'Dr Omar Aziz', '', '', 'Prof. Ali Karim'],
    ]),
    headingRow: 2,
    asides: ['3 note', '6 note', '7 heading', '8 note', '11 total', '12 note'],
  },
}
