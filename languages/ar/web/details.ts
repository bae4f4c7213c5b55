import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { detailTexts as english, courseTexts as englishCourses } from '../../../web/src/texts/details.ts'

export const detailTexts: Texts<typeof english> = {
  labels: {
    grade: 'التقدير',
    gpa: 'المعدل التراكمي',
    honours: 'مرتبة الشرف',
    level: 'المستوى',
    credits: 'الساعات المعتمدة',
    hours: 'عدد الساعات',
  },
  custom: 'حقل آخر',
  title: 'التقدير وتفاصيل أخرى (اختياري)',
  lead: 'تظهر هذه التفاصيل في كل شهادة من هذه الدفعة.',
  add: 'إضافة التقدير أو المعدل أو الساعات أو تفاصيل أخرى',
  gpaScale: 'المعدل من',
  label: (number) => `الحقل ${number}: الاسم`,
  value: (number) => `الحقل ${number}: القيمة`,
  addField: 'إضافة حقل',
  pasted: {
    tooMany: (most) =>
      `لإعطاء كل مستلم عنوانًا أو تقديرًا أو تفاصيل أخرى خاصة به، اختر ${most} منهم على الأكثر، مثل طلاب مقرر واحد.`,
    open: 'إعطاء كل مستلم عنوانه أو تقديره أو تفاصيله',
    title: 'تفاصيل لكل مستلم (اختياري)',
    hint: 'انسخ الصفوف من جدولك مع عناوين الأعمدة وألصقها هنا. يجب أن يحوي أحد الأعمدة رقم القيد أو البريد الإلكتروني. وعمود باسم «عنوان الشهادة» يعطي كل شهادة عنوانها. ولكشف الدرجات اجعل لكل مقرر من مقررات الطالب صفًا، بأعمدة باسم «رمز المقرر» و«اسم المقرر» و«التقدير» و«الساعات المعتمدة» و«الفصل الدراسي».',
    roster: 'أخذ الدرجات النهائية من ملف OneRoster',
    readingRoster: 'جارٍ قراءة الدرجات…',
    replaceQuestion: 'استبدال هذه الصفوف؟',
    replaceText: 'تحل درجات الملف محل الصفوف الموجودة الآن.',
    replace: 'استبدال الصفوف',
    label: 'صفوف جدولك',
    matched: (count, total) => `وُجدت تفاصيل ${count} من ${total} من المستلمين.`,
    nameless: 'لا يوجد عمود لأرقام القيد أو للبريد الإلكتروني. انسخ عناوين الأعمدة أيضًا، مثل رقم القيد.',
    strangers: (rows) => `هذه الصفوف لا تخص أيًا من المستلمين ولن تُستخدم: ${rows}.`,
    faulty: (row, fields) => `الصف ${row}: راجع ${fields}.`,
    contrary: (earlier, row, fields) =>
      `الصفان ${earlier} و${row} يخصان المستلم نفسه، لكنهما يختلفان في ${fields}.`,
    others: 'إظهار هذه الأعمدة في الشهادات أيضًا',
  },
  removeField: (number) => `إزالة الحقل ${number}`,
}

/** Words of the courses that a certificate lists. */
export const courseTexts: Texts<typeof englishCourses> = {
  title: 'المقررات (اختياري)',
  add: 'إضافة مقرر',
  course: 'المقرر',
  subject: (number) => `المقرر ${number}: الاسم`,
  grade: (number) => `المقرر ${number}: التقدير`,
  credits: (number) => `المقرر ${number}: الساعات المعتمدة`,
  remove: (number) => `إزالة المقرر ${number}`,
}
