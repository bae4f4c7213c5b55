import { recorded, searchOnly, unrecorded } from '../../proof/audit/state/recorded-table.ts'

export const recordedStudents = [
  recorded('student', {
    of: ['stud_'],
    trail: 't.org_id',
    subject: 't.id',
    columns: {
      org_id: 'value',
      id: 'value',
      account_id: 'value',
      name: 'value',
      father_name: 'value',
      mother_name: 'value',
      college_name: 'value',
      course_name: 'value',
      year: 'value',
      roll_number: 'value',
      mobile_number: 'value',
      date_of_birth: 'value',
      email: 'value',
      search: searchOnly,
      grams: searchOnly,
      created_at: 'value',
      import_id: unrecorded(
        'which list added a student; the entry of the import names it, and an undo asks what would be lost',
      ),
      named_again: unrecorded(
        'whether an undo keeps a student whom a list added; it deletes only those of whom nothing is lost',
      ),
    },
  }),
  recorded('archived_student', {
    of: ['stud_'],
    trail: 't.org_id',
    subject: 't.student_id',
    columns: { org_id: 'value', student_id: 'value', batch_id: 'value', archived_at: 'value' },
  }),
]
