import type { Texts } from '../../../web/src/lib/texts.ts'
import type { askedTexts as english } from '../../../web/src/texts/asked.ts'
import { countedDays } from './counted-days.ts'

export const askedTexts: Texts<typeof english> = {
  facts: {
    name: 'الاسم',
    birthdate: 'تاريخ الميلاد',
    email: 'البريد الإلكتروني',
    grade: 'الدرجة',
    gpa: 'المعدل التراكمي',
    honours: 'مرتبة الشرف',
    level: 'المستوى',
    hours: 'الساعات',
    credits: 'الساعات المعتمدة',
    results: 'كل النتائج الأخرى',
  },
  title: (asker) => `تطلب ${asker} رؤية شهادتك`,
  tab: 'طلب لرؤية شهادة',
  waiting: 'جارٍ فتح الطلب…',
  sees: 'ما سيرونه',
  always: 'عنوان الشهادة ومصدرها وتاريخها',
  nothingElse: (days) => `لا شيء غير ذلك. يمكنهم قراءته مدة ${countedDays(days)}، ثم يُحذف.`,
  file: {
    title: 'برابط أو ملف',
    lead: 'استخدم رابطًا لشهادتك أو ملف PDF الخاص بها.',
    link: 'رابط شهادتك',
    send: 'إرسال الرابط',
    choose: 'اختيار ملف',
    onlyWallet: (facts) =>
      `المطلوب: ${facts}. لا يمكن عرضه إلا من محفظة رقمية. إن لم تكن لديك واحدة فأخبر المرسل.`,
  },
  wallet: {
    title: 'بمحفظة رقمية',
    lead: 'المحفظة الرقمية تطبيق على هاتفك يحفظ الشهادات والوثائق الأخرى.',
    here: 'فتح محفظتي على هذا الجهاز',
    elsewhere: 'عرض رمز QR لهاتفي',
    browser: 'اختيار محفظة في هذا المتصفح',
    scan: 'امسح هذا الرمز بهاتفك. يعمل عشر دقائق.',
    qr: 'رمز QR يفتح محفظتك',
    otherBrowser: 'نقلتك محفظتك إلى متصفح آخر. عُد إلى المتصفح الذي بدأت فيه، أو ابدأ هنا من جديد.',
  },
  refuse: 'عدم عرض أي شيء',
  refuseTitle: 'ألا تريد عرض شيء؟',
  refuseText: (asker) => `سترى ${asker} أنك رفضت. ولن يقبل هذا الرابط إجابة بعد ذلك.`,
  ended: {
    answered: 'تمت الإجابة عن هذا الطلب.',
    refused: 'رُفض هذا الطلب. لم يُعرض شيء.',
    expired: 'انتهى وقت هذا الطلب. اطلب طلبًا جديدًا من مرسله.',
  },
  sent: 'أُرسلت إجابتك',
  sentText: (asker) => `ترى ${asker} ما ذُكر أعلاه، مع هذه النتيجة لفحوصنا:`,
  unknown: 'لا يوجد طلب عند هذا الرابط. تأكد من أن لديك الرابط كاملًا كما أُرسل إليك.',
}
