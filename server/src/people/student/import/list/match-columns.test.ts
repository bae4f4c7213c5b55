import { fieldNames as arabic } from '@credenza/languages/ar/field-names'
import { fieldNames as french } from '@credenza/languages/fr/field-names'
import { fieldNames as hindi } from '@credenza/languages/hi/field-names'
import { fieldNames as urdu } from '@credenza/languages/ur/field-names'
import { fieldNames as chinese } from '@credenza/languages/zh/field-names'
import { studentFields } from '@credenza/schema/student'
import { describe, expect, test } from 'vitest'
import { matchColumns } from './match-columns.ts'

test('the names of the fields themselves are recognised, in any order', () => {
  const header = studentFields.toReversed()
  const { columns, missing } = matchColumns(header)
  for (const field of studentFields) expect(header[columns[field]!]).toBe(field)
  expect(missing).toEqual([])
})

// « Nom » alone is the family name.
const frenchNames: Record<string, string> = { ...french, name: 'Nom et prénom' }
test.each(Object.entries({ arabic, french: frenchNames, hindi, urdu, chinese }))(
  'so are their names on %s screens',
  (_language, names) => {
    const header = studentFields.map((field) => names[field]!)
    expect(matchColumns(header).columns).toEqual(
      Object.fromEntries(studentFields.map((field, column) => [field, column])),
    )
  },
)

test.each([
  ['Student Name', 'name'],
  ["Father's Name *", 'fatherName'],
  ['MOTHER_NAME', 'motherName'],
  ['College', 'collegeName'],
  ['Programme', 'courseName'],
  ['Passing Year', 'year'],
  ['Roll No.', 'rollNumber'],
  ['Phone (with country code)', 'mobileNumber'],
  ['D.O.B.', 'dateOfBirth'],
  ['DOB [YYYY-MM-DD]', 'dateOfBirth'],
  ['E-mail', 'email'],
  [' email id ', 'email'],
  ['اسم الطالب', 'name'],
  ['اسم الأب', 'fatherName'],
  ['اسم الاب', 'fatherName'],
  ['اسم الأم', 'motherName'],
  ['الكليّة', 'collegeName'],
  ['التخصص', 'courseName'],
  ['سنة التخرج', 'year'],
  ['الرقم الجامعي', 'rollNumber'],
  ['رقم الجوّال', 'mobileNumber'],
  ['تاريخ الميلاد', 'dateOfBirth'],
  ['البريد الإلكتروني', 'email'],
  ['كلمة المرور', 'password'],
] as const)('%j is understood as %s', (header, field) => {
  expect(matchColumns(['Remarks', header]).columns).toEqual({ [field]: 1 })
})

describe('what cannot be matched is reported', () => {
  test('columns that every student needs and that are missing', () => {
    const { missing } = matchColumns(['Name', 'Email'])
    expect(missing).toEqual(['fatherName', 'motherName', 'rollNumber', 'mobileNumber', 'dateOfBirth'])
  })

  test('a second column for the same field', () => {
    expect(matchColumns(['Name', 'Remarks', '', 'Full Name']).columns).toEqual({ name: 0 })
  })

  test('words that are properties of every object are nothing special', () => {
    expect(matchColumns(['constructor', '__proto__', 'toString']).columns).toEqual({})
  })
})
