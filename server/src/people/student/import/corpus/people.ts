import { dayMs, type StudentField } from '@credenza/schema'
import type { Cell } from './write-workbook.ts'

export type Person = Record<Exclude<StudentField, 'password'>, string>

/** Four students whose details have caused trouble somewhere: leading zeros, two scripts, an apostrophe, an accent. */
export const people: readonly Person[] = [
  person('Amal Haddad', 'Karim Haddad', 'Leila Nasser', '2000-03-23', '0042'),
  person('مريم بنت سعيد الكتبي', 'سعيد الكتبي', 'فاطمة', '2001-12-05', '0043'),
  person("Séamus O'Brien", 'Pádraig', 'Áine', '1999-11-30', '1044'),
  person('Priya Ramanathan', 'Ramanathan K', 'Lakshmi', '2002-02-13', '1045'),
]

function person(
  name: string,
  fatherName: string,
  motherName: string,
  dateOfBirth: string,
  rollNumber: string,
): Person {
  return {
    name,
    fatherName,
    motherName,
    collegeName: 'College of Engineering',
    courseName: 'Civil Engineering',
    year: '2025',
    rollNumber,
    mobileNumber: `9715012345${rollNumber.slice(-2)}`,
    dateOfBirth,
    email: `s${rollNumber}@mail.example`,
  }
}

export const fields = Object.keys(people[0]!) as (keyof Person)[]

/** The cells of the people, some of them written in another way. */
export const cellsOf = (
  change: { [Field in keyof Person]?: (value: string, index: number) => Cell } = {},
  order: readonly (keyof Person)[] = fields,
): Cell[][] =>
  people.map((one, index) => order.map((field) => change[field]?.(one[field], index) ?? one[field]))

export const english = [
  ...['Student Name', "Father's Name", "Mother's Name", 'College', 'Course', 'Year', 'Roll No.', 'Mobile'],
  ...['Date of Birth', 'Email'],
]
export const arabic = [
  ...['اسم الطالب', 'اسم الأب', 'اسم الأم', 'الكلية', 'التخصص', 'سنة التخرج', 'الرقم الجامعي', 'رقم الهاتف'],
  ...['تاريخ الميلاد', 'البريد الإلكتروني'],
]
export const french = [
  ...[
    'Nom et prénom',
    'Nom du père',
    'Nom de la mère',
    'Faculté',
    'Filière',
    "Année d'obtention",
    'N° étudiant',
  ],
  ...['Téléphone', 'Date de naissance', 'Courriel'],
]
export const urdu = [
  ...[
    'طالب علم کا نام',
    'والد کا نام',
    'والدہ کا نام',
    'کالج',
    'ڈگری پروگرام',
    'پاس ہونے کا سال',
    'رول نمبر',
  ],
  ...['موبائل نمبر', 'تاریخِ پیدائش', 'ای میل'],
]
export const hindi = [
  ...['छात्र/छात्रा का नाम', 'पिता का नाम', 'माता का नाम', 'महाविद्यालय', 'पाठ्यक्रम', 'उत्तीर्ण वर्ष', 'अनुक्रमांक'],
  ...['मोबाइल नं.', 'जन्म तिथि', 'ई-मेल आईडी'],
]
export const chinese = [
  ...['姓名', '父亲姓名', '母亲姓名', '院系', '专业', '毕业年份', '学号', '联系电话', '出生日期', '电子邮箱'],
]
export const serialOf = (iso: string): number => (Date.parse(iso) - Date.UTC(1899, 11, 30)) / dayMs
export const serial1904Of = (iso: string): number => (Date.parse(iso) - Date.UTC(1904, 0, 1)) / dayMs
/** 2000-03-23 as '23/03/2000' for 'd/m/y'. */
export const written = (pattern: string) => (iso: string) => {
  const [year, month, date] = iso.split('-') as [string, string, string]
  const parts: Record<string, string> = {
    y: year,
    m: month,
    d: date,
    Y: year.slice(2),
    M: String(Number(month)),
    D: String(Number(date)),
  }
  return pattern.replace(/[ymdYMD]/g, (letter) => parts[letter]!)
}
export const inDigits = (zero: string) => (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero.codePointAt(0)! + Number(digit)))
