import { words } from '@credenza/schema/field-names'
import { type StudentField, studentFields } from '@credenza/schema/student'
import { textSheet } from './text-sheet.ts'

const sampleStudents: Record<StudentField, string>[] = [
  {
    name: 'Aisha Al Mansoori',
    fatherName: 'Khalid Al Mansoori',
    motherName: 'Mariam Al Mansoori',
    collegeName: 'College of Engineering',
    courseName: 'Civil Engineering',
    year: '2025',
    rollNumber: '0042',
    mobileNumber: '971500000001',
    dateOfBirth: '2003-05-17',
    email: 'aisha@example.com',
    password: 'choose-a-password',
  },
  {
    name: 'أحمد بن علي',
    fatherName: 'علي بن حسن',
    motherName: 'فاطمة بنت سالم',
    collegeName: '',
    courseName: '',
    year: '',
    rollNumber: '0043',
    mobileNumber: '971500000002',
    dateOfBirth: '2004-11-02',
    email: 'ahmed@example.com',
    password: '',
  },
]

/** The .xlsx file that shows how to lay out a list of students: all columns, two made-up people. */
export function sampleSpreadsheet(): Promise<Uint8Array> {
  return textSheet(
    'Students',
    studentFields.map(words),
    sampleStudents.map((student) => studentFields.map((field) => student[field])),
  )
}
