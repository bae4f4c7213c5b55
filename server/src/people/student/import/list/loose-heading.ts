import { type StudentField, studentFields } from '@credenza/schema/student'
import { headingWords, withoutHints } from './heading-key.ts'
import { listed } from './listed.ts'

/** Words that reveal a field whatever else the heading says. If there are several words, all are needed. */
const giveaways: Partial<Record<StudentField, readonly string[]>> = {
  name: listed(`
    student name, candidate name, graduate name, learner name, participant name, full name, complete name, names,
    name english, name passport, name certificate, اسم الطالب, اسم الطالبة, اسم الخريج, الاسم الكامل, الاسم, اسم رباعي,
    اسم ثلاثي, nom étudiant, nom complet, nombre completo, नाम, نام
  `),
  fatherName: listed('father, الأب, الوالد, père, vater, padre, पिता, والد'),
  motherName: listed('mother, الأم, الوالدة, mère, mutter, madre, माता, والدہ'),
  collegeName: listed(`
    college, faculty, institute, school, fac, الكلية, كلية, المعهد, faculté, école, fakultät, fachbereich, facultad
  `),
  courseName: listed(`
    program, course, degree, major, prog, البرنامج, التخصص, تخصص, filière, formation, studiengang, carrera, पाठ्यक्रम
  `),
  year: listed(
    'graduation, graduated, graduate year, grad year, grad, passing, completion, conferral, التخرج, diplomation',
  ),
  rollNumber: listed(`
    roll number, roll, student number, student id, registration number, enrolment number, university id, university number,
    university roll, uni roll, admission number, matric number, matriculation number, academic number, college id, sid, uid, emplid,
    الرقم الجامعي, الرقم الأكاديمي, رقم الطالب, رقم القيد, numéro étudiant, matricule, matrikel
  `),
  mobileNumber: listed(`
    mobile, phone, telephone, cell, cellphone, whatsapp, gsm, handy, contact number, telefon, móvil, teléfono, portable,
    الجوال, الهاتف, الموبايل, المتحرك, المحمول, النقال, मोबाइल, موبائل
  `),
  dateOfBirth: listed(
    'birth, dob, birthdate, birthday, الميلاد, الولادة, naissance, geburt, geb, nacimiento, जन्म, پیدائش',
  ),
  email: listed('email, emails, courriel, correo, البريد, الإيميل, ईमेल'),
}

/** Words that make a heading about somebody else, or about something else of the student. */
const ELSE = new Set(
  listed(`
    guardian, parent, parents, emergency, spouse, husband, wife, sponsor, employer, supervisor, kin, referee, advisor,
    occupation, profession, job, income, nationality, tongue, language, religion, place, country, city, certificate, code,
    type, mode, status, level, duration, start, end, admission, joining, fee, fees, grade, class, classification, gpa, cgpa,
    honours, credits, hours, marks, score, result, high, secondary, previous, user, file, bank, account, company,
    department, signature, photo, remarks, gender, age, month, day, hijri,
    ولي, طوارئ, مهنة, جنسية, مكان, محل, رمز, هجري, lieu, ort, lugar, pays, land, profession, beruf
  `).flatMap((word) => headingWords(word)),
)

const words = (names: readonly string[]): string[][] => names.map((name) => headingWords(name))
const byField = studentFields.map((field) => ({ field, names: words(giveaways[field] ?? []) }))

/** The one field that an unknown heading can mean, by the words that reveal it. This is a guess, so the cells must suit it. */
export function looseFieldOf(heading: string): StudentField | undefined {
  const said = new Set(headingWords(withoutHints(heading)))
  if ([...said].some((word) => ELSE.has(word))) return undefined
  const meant = byField.filter(({ names }) => names.some((name) => name.every((word) => said.has(word))))
  return meant.length === 1 ? meant[0]!.field : undefined
}
