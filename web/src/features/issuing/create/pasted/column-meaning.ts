import { type DetailName, detailNames } from '@credenza/schema/detail-labels'
import { normalised } from '@credenza/schema/normalised'
import { detailTexts } from '../../../../texts/details.ts'

/** What a column of a pasted table holds. */
export type Meaning =
  | ('email' | 'rollNumber' | 'title' | 'gpaScale')
  | ('courseCode' | 'courseTitle' | 'courseGrade' | 'courseCredits' | 'term')
  | DetailName

const names: Record<Meaning, readonly string[]> = {
  email: [
    ...['email', 'e-mail', 'email address', 'البريد الإلكتروني', 'البريد'],
    ...['adresse e-mail', 'adresse électronique', 'courriel', 'mail'],
    ...['ای میل', 'ای میل ایڈریس', 'ईमेल', 'ई-मेल', 'ईमेल आईडी', 'ईमेल पता'],
    ...['邮箱', '电子邮箱', '电子邮件', '邮箱地址'],
  ],
  rollNumber: [
    ...['roll number', 'rollnumber', 'roll', 'student number', 'student id', 'student code'],
    ...['registration number', 'reg number', 'regn number', 'enrolment number', 'enrollment number'],
    ...['university id', 'university number', 'academic number', 'academic id', 'matric number'],
    ...['matriculation number', 'index number', 'admission number', 'id number', 'الرقم الأكاديمي'],
    ...['رقم القيد', 'الرقم الجامعي', 'رقم الطالب'],
    ...['numéro d’étudiant', 'numéro étudiant', 'n° étudiant', 'n° d’étudiant', 'matricule'],
    ...['رول نمبر', 'رجسٹریشن نمبر', 'रोल नंबर', 'अनुक्रमांक', 'पंजीकरण संख्या', 'नामांकन संख्या'],
    ...['学号', '学生编号', '学籍号'],
  ],
  title: [
    'title',
    'certificate title',
    'title of the certificate',
    'degree',
    'عنوان الشهادة',
    'المسمى',
    'الدرجة العلمية',
    ...['titre', 'titre du certificat', 'intitulé', 'intitulé du diplôme', 'diplôme'],
    ...['سرٹیفکیٹ کا عنوان', 'ڈگری', 'शीर्षक', 'प्रमाणपत्र का शीर्षक', 'उपाधि', 'डिग्री'],
    ...['证书名称', '证书标题', '学位'],
  ],
  courseCode: [
    ...['course code', 'course no', 'course number', 'subject code', 'module code', 'unit code'],
    ...['رمز المقرر', 'رقم المقرر', 'رمز المادة', 'code du cours', 'code cours', 'code matière', 'code ue'],
    ...['کورس کوڈ', 'مضمون کوڈ', 'कोर्स कोड', 'विषय कोड', '课程代码', '课程编号', '课程号'],
  ],
  courseTitle: [
    ...['course title', 'subject', 'subject title', 'subject name', 'module', 'module title', 'module name'],
    ...['اسم المقرر', 'المقرر', 'عنوان المقرر', 'المادة', 'اسم المادة'],
    ...['intitulé du cours', 'nom du cours', 'matière', 'unité d’enseignement'],
    ...['کورس کا عنوان', 'مضمون', 'कोर्स का शीर्षक', 'विषय', '课程名称', '科目', '课程名'],
  ],
  courseGrade: [
    ...['course grade', 'subject grade', 'module grade', 'درجة المقرر', 'تقدير المقرر', 'note du cours'],
    ...['کورس کا گریڈ', 'कोर्स का ग्रेड', 'विषय का ग्रेड', '课程成绩'],
  ],
  courseCredits: [
    ...['course credits', 'subject credits', 'module credits', 'ساعات المقرر', 'crédits du cours'],
    ...['کورس کے کریڈٹس', 'कोर्स के क्रेडिट', '课程学分'],
  ],
  term: [
    ...['term', 'semester', 'academic term', 'الفصل الدراسي', 'الفصل', 'semestre', 'trimestre'],
    ...['سمسٹر', 'सेमेस्टर', 'सत्र', '学期'],
  ],
  grade: [
    ...['grade', 'final grade', 'overall grade', 'letter grade', 'result', 'final result'],
    ...['التقدير', 'الدرجة', 'التقدير العام', 'التقدير النهائي'],
    ...['note finale', 'note obtenue', 'résultat', 'گریڈ', 'نتیجہ', 'ग्रेड', 'परिणाम'],
    ...['成绩', '成绩等级', '等级', '总评成绩'],
  ],
  gpa: [
    ...[
      'gpa',
      'cgpa',
      'cum gpa',
      'cumulative gpa',
      'final gpa',
      'grade point average',
      'المعدل',
      'المعدل التراكمي',
      'moyenne',
      'moyenne (gpa)',
      'moyenne générale',
    ],
    ...['جی پی اے', 'سی جی پی اے', 'जीपीए', 'सीजीपीए', '绩点', '平均绩点', '平均学分绩点'],
  ],
  gpaScale: [
    ...['gpa scale', 'gpa out of', 'gpa is out of', 'المعدل من', 'المعدل الأقصى', 'moyenne sur'],
    ...['جی پی اے کتنے میں سے', 'gpa कितने में से है', 'gpa 满分', '绩点满分'],
  ],
  honours: [
    ...['honours', 'honors', 'distinction', 'class of degree', 'degree class', 'degree classification'],
    ...['classification', 'مرتبة الشرف', 'الشرف', 'mention'],
    ...['آنرز', 'اعزاز', 'ऑनर्स', 'विशेष योग्यता', '荣誉'],
  ],
  level: [
    'level',
    'eqf level',
    'nqf level',
    'qf level',
    'المستوى',
    'niveau',
    'لیول',
    'سطح',
    'स्तर',
    '级别',
    '层次',
  ],
  credits: [
    'credits',
    'credit hours',
    'total credits',
    'total credit hours',
    'earned credits',
    'credits earned',
    'credit points',
    'ects',
    'ects credits',
    'الساعات المعتمدة',
    'crédits',
    'crédits ects',
    'کریڈٹ آورز',
    'کریڈٹس',
    'क्रेडिट',
    '学分',
  ],
  hours: [
    'hours',
    'contact hours',
    'total hours',
    'training hours',
    'number of hours',
    'duration in hours',
    'عدد الساعات',
    'الساعات',
    'heures',
    'nombre d’heures',
    'گھنٹے',
    'घंटे',
    '学时',
    '课时',
  ],
}

const keyOf = (heading: string): string =>
  normalised(heading, 'NFKC')
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll('#', ' number ')
    .replace(/[\s_.:*]+/gu, ' ')
    .replace(/(?<![\p{L}\p{N}])(?:no|nr|num)(?![\p{L}\p{N}])/gu, 'number')
    .trim()

const byName = new Map<string, Meaning>([
  // Names in this page's language only: « Note » is a grade in French, but a remark in English.
  ...detailNames.map((name): [string, Meaning] => [keyOf(detailTexts.labels[name]), name]),
  ...(Object.keys(names) as Meaning[]).flatMap((meaning) =>
    names[meaning].map((name): [string, Meaning] => [keyOf(name), meaning]),
  ),
])

/** The parts of a heading in two languages, with a synonym, or with its scale: 'CGPA (out of 4)'. */
const pieces = (heading: string): string[] => [
  ...heading.replace(/[([{（【][^)\]}）】]*[)\]}）】]/gu, ' ').split(/[/|\n–—]|\s-\s/u),
  ...Array.from(heading.matchAll(/[([{（【]([^)\]}）】]*)[)\]}）】]/gu), ([, inside]) => inside ?? ''),
]

/** The meaning of a heading in any language of the product; undefined for any other column. */
export function meaningOf(heading: string): Meaning | undefined {
  const whole = byName.get(keyOf(heading))
  if (whole) return whole
  const meanings = pieces(heading).flatMap((piece) => byName.get(keyOf(piece)) ?? [])
  return new Set(meanings).size === 1 ? meanings[0] : undefined
}
