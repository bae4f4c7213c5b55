import type { Finding } from './corpus.test.ts'
import { cellsOf, english, fields, people } from './people.ts'
import type { Sheet, Workbook } from './write-workbook.ts'

const title = ['Graduation list, June 2025']
const list = [english, ...cellsOf()]
const one = (sheet: Sheet): Workbook => ({ sheets: [sheet] })
const cover: Sheet = {
  name: 'Cover',
  rows: [
    ['University of Fujairah'],
    ['Office of the Registrar'],
    ['Prepared by', 'Huda Salem'],
    ['Students', 4],
  ],
}
const legend: Sheet = {
  name: 'Notes',
  rows: [
    ['Column', 'What to write'],
    ['Student Name', 'as in the passport'],
    ["Father's Name", 'full name'],
    ["Mother's Name", 'full name'],
    ['Roll No.', 'with leading zeros'],
    ['Date of Birth', 'DD/MM/YYYY'],
    ['Email', 'university address'],
  ],
}

/** Where registries put a list, and how they head it. Each has all four people. */
export const places: Record<string, { workbook: Workbook } & Finding> = {
  'headings in the first row': { workbook: one({ rows: list }), headingRow: 1 },
  'a title row': { workbook: one({ rows: [title, ...list] }), headingRow: 2 },
  'a merged title and a blank row': {
    workbook: one({ rows: [title, [], ...list], merges: ['A1:J1'] }),
    headingRow: 3,
  },
  'a letterhead of six rows': {
    workbook: one({
      rows: [
        ['Ministry of Education'],
        ['University of Fujairah'],
        [],
        ['Batch', '2025', '', 'Semester', 'Spring'],
        ['Date:', '1 June 2025'],
        [],
        ...list,
      ],
      merges: ['A1:J1', 'A2:J2'],
    }),
    headingRow: 7,
  },
  'a cover sheet': { workbook: { sheets: [cover, { name: 'List', rows: list }] }, sheet: 1, headingRow: 1 },
  'a cover sheet and title rows with group headings': {
    workbook: {
      sheets: [
        cover,
        {
          rows: [
            title,
            ['Confidential'],
            ['Personal details', '', '', 'Studies', '', '', '', 'Contact', '', ''],
            ...list,
          ],
          merges: ['A1:J1', 'A3:C3', 'D3:G3', 'H3:J3'],
        },
      ],
    },
    sheet: 1,
    headingRow: 4,
  },
  'a notes sheet that names all columns before the list': {
    workbook: { sheets: [legend, { rows: list }] },
    sheet: 1,
    headingRow: 1,
  },
  'an old list on a hidden sheet': {
    workbook: {
      sheets: [
        { name: 'Old', hidden: true, rows: [english, ...cellsOf({ name: (name) => `Old ${name}` })] },
        { rows: list },
      ],
    },
    sheet: 1,
    headingRow: 1,
  },
  'a sample sheet of one row before the list': {
    workbook: { sheets: [{ name: 'Sample', rows: [english, cellsOf()[0]!] }, { rows: list }] },
    sheet: 1,
    headingRow: 1,
  },
  'an empty first sheet': { workbook: { sheets: [{ rows: [] }, { rows: list }] }, sheet: 1, headingRow: 1 },
  'a list that begins in column C': {
    workbook: one({ rows: [[], ...list.map((row) => [null, null, ...row])] }),
    headingRow: 2,
  },
  'headings in two lines': {
    workbook: one({
      rows: [
        [
          'Student',
          "Father's",
          "Mother's",
          'College',
          'Course',
          'Passing',
          'Roll',
          'Mobile',
          'Date of',
          'Email',
        ],
        ['Name', 'Name', 'Name', 'Name', 'Name', 'Year', 'Number', 'Number', 'Birth', 'Address'],
        ...cellsOf(),
      ],
    }),
    headingRow: 2,
  },
  'merged headings in two lines: Father over Name': {
    workbook: one({
      rows: [
        ['Student', '', 'Father', '', 'Mother', 'Studies', '', '', '', 'Contact', ''],
        [
          'Name',
          'Date of Birth',
          'Name',
          'Mobile',
          'Name',
          'College',
          'Course',
          'Year',
          'Roll No',
          'Mobile',
          'Email',
        ],
        ...people.map((p) => [
          p.name,
          p.dateOfBirth,
          p.fatherName,
          '0500000000',
          p.motherName,
          p.collegeName,
          p.courseName,
          p.year,
          p.rollNumber,
          p.mobileNumber,
          p.email,
        ]),
      ],
      merges: ['A1:B1', 'C1:D1', 'F1:I1', 'J1:K1'],
    }),
    headingRow: 2,
  },
  'headings merged downwards beside groups': {
    workbook: one({
      rows: [
        ['S.No', 'Name', 'Parents', '', 'College', 'Course', 'Year', 'Roll No', 'Contact', '', 'DOB'],
        ['', '', "Father's name", "Mother's name", '', '', '', '', 'Mobile', 'Email', ''],
        ...cellsOf({}, [...fields.slice(0, -2), 'email', 'dateOfBirth']).map((cells, i) => [i + 1, ...cells]),
      ],
      merges: ['A1:A2', 'B1:B2', 'C1:D1', 'E1:E2', 'F1:F2', 'G1:G2', 'H1:H2', 'I1:J1', 'K1:K2'],
    }),
    headingRow: 2,
  },
}
