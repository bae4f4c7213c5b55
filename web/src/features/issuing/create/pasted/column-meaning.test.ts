import { expect, it } from 'vitest'
import { type Meaning, meaningOf } from './column-meaning.ts'

it.each<[string, Meaning | undefined]>([
  ['  E-MAIL ', 'email'],
  ['Roll_No.', 'rollNumber'],
  ['gpa   scale', 'gpaScale'],
  ["N° d'étudiant", 'rollNumber'],
  ['N° d’étudiant', 'rollNumber'],
  ['البريد الإلكتروني', 'email'],
  ['गेड', undefined],
  ['ग्रेड', 'grade'],
  ['成绩', 'grade'],
  ['ＧＰＡ', 'gpa'],
  ['Credit hours:', 'credits'],
  ['Contact hours', 'hours'],
  ['Reg. No.', 'rollNumber'],
  ['Roll #', 'rollNumber'],
  ['Student ID / الرقم الجامعي', 'rollNumber'],
  ['الرقم الجامعي\nStudent ID', 'rollNumber'],
  ['CGPA (out of 4)', 'gpa'],
  ['Cum. GPA/4.00', 'gpa'],
  ['Overall Grade*', 'grade'],
  ['Honours / Distinction', 'honours'],
  ['Total Credits (ECTS)', 'credits'],
  ['EQF Level', 'level'],
  ['Training Hours:', 'hours'],
  // A heading with two meanings is ambiguous.
  ['Subject / Grade', undefined],
])('the heading %j is the column of %s', (heading, meaning) => {
  expect(meaningOf(heading)).toBe(meaning)
})

it('what stands below a heading that nobody defined is left alone', () => {
  for (const heading of ['', 'Remarks', 'Note', 'toString', '__proto__'])
    expect(meaningOf(heading)).toBeUndefined()
})

it('a scale is not taken for what it is the scale of', () => {
  expect(meaningOf('GPA')).toBe('gpa')
  expect(meaningOf('GPA out of')).toBe('gpaScale')
})
