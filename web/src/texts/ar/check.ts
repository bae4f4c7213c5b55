import type { Texts } from '../../lib/texts.ts'
import type { checkTexts as english } from '../check.ts'

export const checkTexts: Texts<typeof english> = {
  title: 'التحقق الجماعي',
  lead: 'تحقَّق من 1,000 شهادة كحد أقصى دفعة واحدة. تُحذف الملفات فور التحقق منها، والنتائج بعد يوم.',
  drop: 'أفلِت هنا ملفات أو ملف ZIP أو قائمة روابط',
  browse: 'اختيار الملفات',
  kinds:
    'PDF وJSON وPNG وJPEG وملفات HTML الصادرة عنّا وCSV بروابط. 5 ميغابايت لكل ملف و50 ميغابايت في المجموع.',
  tooMany: 'تحقَّق من 1,000 ملف كحد أقصى دفعة واحدة.',
  tooLarge: 'تحقَّق من 50 ميغابايت كحد أقصى دفعة واحدة.',
  sending: 'جارٍ إرسال الملفات…',
  progress: (done, total) => `تم التحقق من ${done} من ${total}`,
  ended: 'تم التحقق من جميع الملفات.',
  results: 'النتائج',
  filter: 'الحُكم',
  all: 'كل الأحكام',
  verdicts: {
    VALID: 'صالحة',
    INVALID: 'غير صالحة',
    'CANNOT TELL': 'لا يمكن الجزم',
    UNREADABLE: 'غير مقروء',
  },
  columns: { name: 'الملف', verdict: 'الحُكم', reason: 'السبب', title: 'الشهادة', issuer: 'جهة الإصدار' },
  signedReport: 'التقرير الموقَّع',
  table: 'CSV',
  another: 'التحقق من ملفات أخرى',
  lost: 'انقطع الاتصال. ما تم التحقق منه باقٍ.',
  goOn: 'متابعة',
}
