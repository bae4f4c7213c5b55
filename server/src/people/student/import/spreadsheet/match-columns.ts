import { type StudentField, studentFields, studentRow } from '@credenza/schema/student'

/** Which column of a sheet holds which field, counted from 0. */
export interface ColumnMatch {
  columns: Partial<Record<StudentField, number>>
  /** Fields that every student needs and that have no column. */
  missing: StudentField[]
  /** Columns that match no field, or one that an earlier column already holds. They are not read. */
  unknown: { column: number; header: string }[]
}

export const requiredFields = studentFields.filter((field) => !studentRow.shape[field].safeParse('').success)

const names: Record<StudentField, string[]> = {
  name: [
    'name',
    'student name',
    'student',
    'full name',
    'student full name',
    'name of student',
    'candidate name',
    'الاسم',
    'اسم الطالب',
    'الاسم الكامل',
  ],
  fatherName: ['father name', 'fathers name', 'father', 'name of father', 'اسم الأب', 'اسم الوالد', 'الأب'],
  motherName: ['mother name', 'mothers name', 'mother', 'name of mother', 'اسم الأم', 'اسم الوالدة', 'الأم'],
  collegeName: [
    'college name',
    'college',
    'institute',
    'institute name',
    'institution',
    'faculty',
    'school',
    'school name',
    'الكلية',
    'اسم الكلية',
    'المعهد',
  ],
  courseName: [
    'course name',
    'course',
    'program',
    'programme',
    'degree',
    'major',
    'specialization',
    'branch',
    'التخصص',
    'البرنامج',
    'اسم الدورة',
    'الدورة',
    'المقرر',
  ],
  year: [
    'year',
    'passing year',
    'year of passing',
    'graduation year',
    'year of graduation',
    'academic year',
    'batch',
    'السنة',
    'العام',
    'سنة التخرج',
    'السنة الدراسية',
  ],
  rollNumber: [
    'roll number',
    'roll no',
    'roll',
    'student id',
    'student number',
    'student no',
    'registration number',
    'registration no',
    'reg no',
    'enrollment number',
    'enrollment no',
    'enrolment number',
    'enrolment no',
    'الرقم الجامعي',
    'رقم الطالب',
    'رقم القيد',
    'رقم التسجيل',
  ],
  mobileNumber: [
    'mobile number',
    'mobile',
    'mobile no',
    'phone',
    'phone number',
    'phone no',
    'contact',
    'contact number',
    'contact no',
    'cell',
    'cell phone',
    'telephone',
    'رقم الهاتف',
    'الهاتف',
    'رقم الجوال',
    'الجوال',
    'رقم الموبايل',
    'الموبايل',
    'رقم المتحرك',
  ],
  dateOfBirth: ['date of birth', 'dob', 'birth date', 'birthday', 'born', 'تاريخ الميلاد', 'تاريخ الولادة'],
  email: [
    'email',
    'email address',
    'email id',
    'mail',
    'mail address',
    'البريد الإلكتروني',
    'البريد',
    'الإيميل',
    'ايميل',
  ],
  password: ['password', 'initial password', 'كلمة المرور', 'كلمة السر'],
}

const fieldByName = new Map(
  studentFields.flatMap((field) =>
    [field, ...names[field]].map((name) => [simplified(name), field] as const),
  ),
)

/**
 * Finds the student's fields in a header row by their names and usual alternatives, English and Arabic, ignoring case,
 * spaces, punctuation and hints in brackets.
 */
export function matchColumns(header: readonly string[]): ColumnMatch {
  const columns: ColumnMatch['columns'] = {}
  const unknown: ColumnMatch['unknown'] = []
  for (const [column, text] of header.entries()) {
    const field = fieldByName.get(simplified(text))
    if (field !== undefined && columns[field] === undefined) columns[field] = column
    else if (text.trim() !== '') unknown.push({ column, header: text })
  }
  return { columns, missing: requiredFields.filter((field) => columns[field] === undefined), unknown }
}

/** Letters and digits only, in lower case; Arabic without vowel signs and with one form of alef, ya and ta marbuta. */
function simplified(text: string): string {
  return text
    .replace(/\([^)]*\)|\[[^\]]*\]/g, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/ـ|[^\p{L}\p{N}]/gu, '')
}
