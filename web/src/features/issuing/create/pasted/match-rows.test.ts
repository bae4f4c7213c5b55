import type { Student } from '@credenza/schema/student'
import { expect, it } from 'vitest'
import { matchRows } from './match-rows.ts'
import { parseTable } from './parse-table.ts'

const student = (id: string, rollNumber: string, email: string) => ({ _id: id, rollNumber, email }) as Student
const students = [student('s1', 'CE-1', 'ada@x.example'), student('s2', 'CE-2', 'grace@x.example')]
const match = (text: string, chosen: string[] = []) => matchRows(parseTable(text), students, new Set(chosen))

it('gives each row to its student, by roll number or email, with its own title', () => {
  const { each, strangers, faulty } = match(
    'Roll Number\tEmail\tTitle\tGrade\tGPA\nce-1\t\tBSc Civil\tA\t3.7\n\tGRACE@x.example\t\tB\t\nCE-9\t\tx\tC\t',
  )
  expect(each).toEqual([
    { userId: 's1', title: 'BSc Civil', details: { grade: 'A', gpa: '3.7' } },
    { userId: 's2', details: { grade: 'B' } },
  ])
  expect([strangers, faulty]).toEqual([[4], []])
})

it('understands Arabic headings and digits, and a CSV with quotation marks', () => {
  expect(match('رقم القيد;التقدير;المعدل\nCE-1;"ممتاز; جدًا";٣٫٧').each).toEqual([
    { userId: 's1', details: { grade: 'ممتاز; جدًا', gpa: '3.7' } },
  ])
})

it('understands French headings, with either apostrophe', () => {
  const row = { userId: 's1', title: 'Licence', details: { honours: 'Bien' } }
  expect(match('Numéro d’étudiant\tTitre du certificat\tMention\nCE-1\tLicence\tBien').each).toEqual([row])
  expect(match("Numéro d'étudiant\tTitre\tMention\nCE-1\tLicence\tBien").each).toEqual([row])
})

it('understands Urdu, Hindi and Chinese headings', () => {
  const row = { userId: 's1', title: 'BSc', details: { grade: 'A', credits: '120' } }
  expect(match('رول نمبر\tسرٹیفکیٹ کا عنوان\tگریڈ\tکریڈٹ آورز\nCE-1\tBSc\tA\t۱۲۰').each).toEqual([row])
  expect(match('अनुक्रमांक\tप्रमाणपत्र का शीर्षक\tग्रेड\tक्रेडिट\nCE-१\tBSc\tA\t१२०').each).toEqual([row])
  expect(match('学号\t证书名称\t成绩\t学分：\nCE-1\tBSc\tA\t１２０').each).toEqual([row])
})

it('takes an English note for a remark, not for a grade', () => {
  expect(match('Roll Number\tNote\nCE-1\tpaid').others).toEqual(['Note'])
})

it('offers other columns, and takes those that were chosen as fields', () => {
  const text = 'Roll Number,Thesis,Advisor\nCE-1,Dams,Noor\nCE-2,,Ali'
  expect(match(text)).toMatchObject({
    others: ['Thesis', 'Advisor'],
    each: [{ userId: 's1' }, { userId: 's2' }],
  })
  expect(match(text, ['Thesis']).each).toEqual([
    { userId: 's1', details: { custom: [{ label: 'Thesis', value: 'Dams' }] } },
    { userId: 's2' },
  ])
})

it('names the rows that cannot be signed, and says when nobody can be found', () => {
  const { each, faulty } = match('Email,GPA,Credits\nada@x.example,high,much\ngrace@x.example,3,12')
  expect(faulty).toEqual([{ row: 2, fields: ['gpa', 'credits'] }])
  expect(each).toEqual([{ userId: 's2', details: { gpa: '3', credits: '12' } }])
  expect(match('Name,Grade\nAda,A').nameless).toBe(true)
})

it('gives each student the courses of their rows, with code and term, and other details of the certificate', () => {
  const text =
    'Roll No\tCourse code\tCourse title\tGrade\tCredits\tTerm\tGPA\nCE-1\tCE101\tStatics\tA\t6\tFall 2025\t3.7\n' +
    'CE-2\tCE101\tStatics\tB\t6\tFall 2025\t3\nCE-1\tCE102\tDynamics\tB+\t\t\t'
  expect(match(text)).toMatchObject({ others: [], faulty: [] })
  expect(match(text).each).toEqual([
    {
      userId: 's1',
      details: { gpa: '3.7' },
      courses: [
        { subject: 'CE101 Statics (Fall 2025)', grade: 'A', credits: '6' },
        { subject: 'CE102 Dynamics', grade: 'B+', credits: '' },
      ],
    },
    {
      userId: 's2',
      details: { gpa: '3' },
      courses: [{ subject: 'CE101 Statics (Fall 2025)', grade: 'B', credits: '6' }],
    },
  ])
})

it('rows of one student add to each other, but one that says something else is named with the earlier one', () => {
  const { each, contrary } = match(
    'Roll No\tEmail\tTitle\tGrade\tGPA\nCE-1\t\tBSc\tA\t\nCE-2\t\t\tB\t\nCE-1\t\tBSc\t\t3.7\n\tgrace@x.example\t\tC\t\nCE-2\t\t\tB\t',
  )
  expect(each).toEqual([
    { userId: 's1', title: 'BSc', details: { grade: 'A', gpa: '3.7' } },
    { userId: 's2', details: { grade: 'B' } },
  ])
  expect(contrary).toEqual([{ row: 5, earlier: 3, fields: ['grade'] }])
})

it('rows of one student add to each other in their own fields too', () => {
  const text = 'Roll No,Thesis,Advisor\nCE-1,Dams,\nCE-1,,Noor\nCE-1,Bridges,'
  const { each, contrary } = match(text, ['Thesis', 'Advisor'])
  const custom = [
    { label: 'Thesis', value: 'Dams' },
    { label: 'Advisor', value: 'Noor' },
  ]
  expect(each).toEqual([{ userId: 's1', details: { custom } }])
  expect(contrary).toEqual([{ row: 4, earlier: 2, fields: ['Thesis'] }])
})

it('a grade beside the grade of a course is the certificate’s', () => {
  expect(match('Roll No,Subject,Course grade,Grade\nCE-1,Statics,B,A').each).toEqual([
    { userId: 's1', details: { grade: 'A' }, courses: [{ subject: 'Statics', grade: 'B', credits: '' }] },
  ])
})

it('names rows with a repeated course, without a grade, with wrong credits, or beyond the limit', () => {
  const head = 'Roll No,Subject,Grade,Credits'
  expect(
    match(`${head}\nCE-1,Statics,A,6\nCE-1,STATICS,B,6\nCE-2,Statics,,6\nCE-2,Dynamics,A,six`).faulty,
  ).toEqual([
    { row: 3, fields: ['subject'] },
    { row: 4, fields: ['grade'] },
    { row: 5, fields: ['credits'] },
  ])
  const many = Array.from({ length: 21 }, (_, i) => `CE-1,Course ${i},A,1`)
  expect(match([head, ...many].join('\n')).faulty).toEqual([{ row: 22, fields: ['subject'] }])
})

it('without courses, a term is a column like any other', () => {
  expect(match('Roll No,Term\nCE-1,Fall').others).toEqual(['Term'])
})

it('the hours of each course are a column like any other, since a transcript does not list them', () => {
  const { each, others, contrary } = match(
    'Roll No,Subject,Grade,Hours\nCE-1,Statics,A,30\nCE-1,Dynamics,B,45',
  )
  expect({ others, contrary }).toEqual({ others: ['Hours'], contrary: [] })
  expect(each[0]!.courses).toHaveLength(2)
  expect(each[0]!.details).toBeUndefined()
})
