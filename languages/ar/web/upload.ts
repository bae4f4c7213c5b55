import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { uploadTexts as english } from '../../../web/src/texts/upload.ts'

export const uploadTexts: Texts<typeof english> = {
  open: 'رفع شهادة',
  title: 'رفع شهادة',
  lead: 'شهادة لديك على الورق أو في ملف pdf أو jpg أو png لا يتجاوز 2 ميغابايت. تتحقق منها جهة الإصدار التي تذكرها وتوقّعها، ثم تقرر جهة تحقق.',
  issuer: 'جهة الإصدار',
  type: 'نوع الشهادة',
  certificateTitle: 'عنوان الشهادة',
  date: 'تاريخ الإصدار',
  file: 'ملف الشهادة',
  submit: 'رفع',
  running: 'جارٍ الرفع...',
  fileGone: 'حُذف الملف.',
  loadingFile: 'جارٍ تحميل الملف',
  downloadFailed: 'تعذّر تنزيل صورة الشهادة.',
  mark: 'رفعها مستخدم',
  markOwn: 'رفعتها بنفسك',
  waitsForIssuer: (issuer) => `بانتظار أن توثّقها جهة الإصدار ${issuer}.`,
  waitsForVerifier: 'وثّقتها جهة إصدارها، وهي بانتظار جهة تحقق.',
  fee: {
    free: 'لا تتقاضى جهة التحقق رسومًا.',
    one: (amount) => `التكلفة ${amount} إذا قبلتها جهة تحقق، وإلا فلا شيء.`,
    several: (least, most) =>
      `التكلفة من ${least} إلى ${most} بحسب جهة التحقق التي تقبلها. وإن لم تقبلها جهة فلا شيء.`,
    upTo: (most) => `التكلفة حتى ${most} بحسب جهة التحقق التي تقبلها. وإن لم تقبلها جهة فلا شيء.`,
    charged: (amount) => `التكلفة: ${amount}.`,
  },
  uploaded: 'الملف المرفوع',
  letter: 'خطاب التفويض',
  download: 'تنزيل',
  downloadWhat: (what) => `تنزيل ${what}`,
  origin: 'المصدر',
  origins: { all: 'كل المصادر', issuer: 'أنشأناها', user: 'رفعها مستخدمون' },
  answer: {
    explanation:
      'رفع طالب هذه الشهادة وذكرك جهةَ إصدار لها. راجع الملف وأرفق خطاب تفويض. بتوثيقها توقّعها كأنها من شهاداتك. التوقيع نهائي.',
    letter: 'خطاب التفويض (LOA)',
    letterHint: 'ملف pdf أو jpg أو png لا يتجاوز 2 ميغابايت',
  },
}
