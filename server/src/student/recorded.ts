import { recorded, searchOnly } from '../audit/state/recorded-table.ts'

export const recordedStudents = [
  recorded('student', {
    of: ['stud_'],
    trail: 't.org_id',
    subject: 't.id',
    columns: {
      org_id: 'text',
      id: 'text',
      account_id: 'text',
      name: 'text',
      father_name: 'text',
      mother_name: 'text',
      college_name: 'text',
      course_name: 'text',
      year: 'text',
      roll_number: 'text',
      mobile_number: 'text',
      date_of_birth: 'text',
      email: 'text',
      search: searchOnly,
      grams: searchOnly,
      created_at: 'time',
    },
  }),
]
