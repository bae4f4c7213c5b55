import type { DetailName } from '@credenza/schema/detail-labels'

/** What a column of a pasted table holds. */
export type Meaning = 'email' | 'rollNumber' | 'title' | 'gpaScale' | DetailName

const names: Record<Meaning, readonly string[]> = {
  email: ['email', 'e-mail', 'email address', 'البريد الإلكتروني', 'البريد'],
  rollNumber: [
    ...['roll number', 'roll no', 'rollnumber', 'student number', 'student id', 'registration number'],
    ...['رقم القيد', 'الرقم الجامعي', 'رقم الطالب'],
  ],
  title: [
    'title',
    'certificate title',
    'title of the certificate',
    'degree',
    'عنوان الشهادة',
    'المسمى',
    'الدرجة العلمية',
  ],
  grade: ['grade', 'final grade', 'result', 'التقدير', 'الدرجة', 'التقدير العام'],
  gpa: ['gpa', 'cgpa', 'المعدل', 'المعدل التراكمي'],
  gpaScale: ['gpa scale', 'gpa out of', 'gpa is out of', 'المعدل من', 'المعدل الأقصى'],
  honours: ['honours', 'honors', 'distinction', 'مرتبة الشرف', 'الشرف'],
  level: ['level', 'المستوى'],
  credits: ['credits', 'credit hours', 'ects', 'الساعات المعتمدة'],
  hours: ['hours', 'contact hours', 'عدد الساعات', 'الساعات'],
}
const byName = new Map(
  Object.entries(names).flatMap(([meaning, all]) => all.map((name) => [name, meaning as Meaning])),
)

/** By its heading, in English or Arabic; undefined for any other column. */
export const meaningOf = (heading: string): Meaning | undefined =>
  byName.get(
    heading
      .normalize('NFC')
      .toLowerCase()
      .replace(/[\s_.:]+/gu, ' ')
      .trim(),
  )
