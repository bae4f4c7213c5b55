import type { DetailName } from '@credenza/schema/detail-labels'

/** What a column of a pasted table holds. */
export type Meaning = 'email' | 'rollNumber' | 'title' | 'gpaScale' | DetailName

const names: Record<Meaning, readonly string[]> = {
  email: ['email', 'e-mail', 'email address', 'البريد الإلكتروني', 'البريد', 'adresse e-mail', 'courriel'],
  rollNumber: [
    ...['roll number', 'roll no', 'rollnumber', 'student number', 'student id', 'registration number'],
    ...['رقم القيد', 'الرقم الجامعي', 'رقم الطالب'],
    ...['numéro d’étudiant', "numéro d'étudiant", 'numéro étudiant', 'matricule'],
  ],
  title: [
    'title',
    'certificate title',
    'title of the certificate',
    'degree',
    'عنوان الشهادة',
    'المسمى',
    'الدرجة العلمية',
    ...['titre', 'titre du certificat', 'diplôme'],
  ],
  grade: ['grade', 'final grade', 'result', 'التقدير', 'الدرجة', 'التقدير العام', 'note finale', 'résultat'],
  gpa: ['gpa', 'cgpa', 'المعدل', 'المعدل التراكمي', 'moyenne', 'moyenne (gpa)'],
  gpaScale: ['gpa scale', 'gpa out of', 'gpa is out of', 'المعدل من', 'المعدل الأقصى', 'moyenne sur'],
  honours: ['honours', 'honors', 'distinction', 'مرتبة الشرف', 'الشرف', 'mention'],
  level: ['level', 'المستوى', 'niveau'],
  credits: ['credits', 'credit hours', 'ects', 'الساعات المعتمدة', 'crédits'],
  hours: ['hours', 'contact hours', 'عدد الساعات', 'الساعات', 'heures'],
}
const byName = new Map(
  Object.entries(names).flatMap(([meaning, all]) => all.map((name) => [name, meaning as Meaning])),
)

/** By its heading, in English, Arabic or French; undefined for any other column. */
export const meaningOf = (heading: string): Meaning | undefined =>
  byName.get(
    heading
      .normalize('NFC')
      .toLowerCase()
      .replace(/[\s_.:]+/gu, ' ')
      .trim(),
  )
