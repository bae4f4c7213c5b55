import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { issuerPageTexts as english } from '../../../web/src/texts/issuer-page.ts'

export const issuerPageTexts: Texts<typeof english> = {
  title: 'جهة إصدار شهادات',
  approved: (by, since) => `معتمدة من ${by} منذ ${since}`,
  mayIssue: 'يحق لها إصدار الشهادات، وقد فُحصت وثائقها قبل اعتمادها.',
  suspended: 'موقوفة',
  suspendedText: (by) =>
    `أوقفت ${by} جهة الإصدار هذه، فلا يحق لها إصدار شهادات الآن. وما أصدرته من قبل ما زال بالإمكان التحقق منه.`,
  unvouched: 'قيد الفحص',
  unvouchedText: (by) =>
    `سجلات ${by} عن جهة الإصدار هذه لا تطابق سجلاتها العامة. وإلى أن يتضح السبب لا يمكن وصف شهاداتها بأنها صالحة.`,
  about: 'عن جهة الإصدار',
  registeredName: 'الاسم المسجَّل',
  certificates: 'الشهادات الموقّعة',
  categories: 'أنواع الشهادات',
  noCategories: 'لا شيء حاليًا',
  website: 'الموقع الإلكتروني',
  email: 'البريد الإلكتروني',
  noContact: 'لا تنشر جهة الإصدار هنا موقعًا ولا بريدًا إلكترونيًا.',
  did: 'المعرّف',
  keys: 'مفاتيح التوقيع',
  keysLead:
    'تُوقَّع كل شهادة بأحد هذه المفاتيح. وتبقى المفاتيح السابقة مدرجة ليظل التحقق من الشهادات الأقدم ممكنًا.',
  machines: 'للمطوّرين',
  answer: 'هذه الصفحة بصيغة JSON',
  didDocument: 'وثيقة DID',
  notFound: 'لم يُعثر على جهة إصدار',
  notFoundText: 'لا توجد جهة إصدار معتمدة في هذا العنوان. تأكد من أنك فتحت الرابط كاملًا.',
  verify: 'التحقق من شهادة',
}
