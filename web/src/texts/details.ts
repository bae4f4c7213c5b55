import { signedLabels } from '@credenza/schema/detail-labels'

/** Words of what a certificate says beside its title. */
export const detailTexts = {
  labels: signedLabels,
  custom: 'Other field',
  title: 'Grade and other details (optional)',
  lead: 'These details appear on every certificate you create here.',
  add: 'Add grade, GPA, credits or other details',
  gpaScale: 'GPA is out of',
  label: (number: number) => `Field ${number}: name`,
  value: (number: number) => `Field ${number}: value`,
  addField: 'Add a field',
  pasted: {
    tooMany: (most: string) =>
      `To give recipients their own title, grade or other details, choose at most ${most} of them, for example those of one course.`,
    open: 'Give each recipient their own title, grade or other details',
    title: 'Own details for each recipient (optional)',
    hint: 'Copy the rows from your spreadsheet, with their headings, and paste them here. One column must hold the roll number or the email. A column called Title gives each certificate its own title. For a transcript, give each course of a student its own row, with columns called Course code, Course title, Grade, Credits and Term.',
    roster: 'Take final grades from a OneRoster archive',
    readingRoster: 'Reading the grades...',
    replaceQuestion: 'Replace these rows?',
    replaceText: 'The grades from the archive replace the current rows.',
    replace: 'Replace the rows',
    label: 'Rows of your spreadsheet',
    matched: (count: string, total: string) => `Found details for ${count} of ${total} recipients.`,
    nameless:
      'No column with roll numbers or emails was found. Copy the headings too, for example Roll Number.',
    strangers: (rows: string) => `These rows do not match any recipient and are left out: ${rows}.`,
    faulty: (row: string, fields: string) => `Row ${row}: check ${fields}.`,
    contrary: (earlier: string, row: string, fields: string) =>
      `Rows ${earlier} and ${row} are about the same recipient, but differ in ${fields}.`,
    others: 'Show these columns on the certificates too',
  },
  removeField: (number: number) => `Remove field ${number}`,
}

/** Words of the courses that a certificate lists. */
export const courseTexts = {
  title: 'Courses (optional)',
  add: 'Add a course',
  course: 'Course',
  subject: (number: number) => `Course ${number}: name`,
  grade: (number: number) => `Course ${number}: grade`,
  credits: (number: number) => `Course ${number}: credits`,
  remove: (number: number) => `Remove course ${number}`,
}
