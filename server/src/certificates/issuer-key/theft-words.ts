import type { DeliveryLanguage } from '@credenza/schema'

interface TheftWords {
  subject: string
  sentFor: (issuer: string) => string
  greeting: (name: string) => string
  says: (organisation: string) => string
  next: (issuer: string) => string
  toCertificates: string
}

/** What a holder reads when a key was stolen, in the languages of an issuer's mails. */
export const theftWords: Record<DeliveryLanguage, TheftWords> = {
  en: {
    subject: 'Your certificates need to be reissued',
    sentFor: (issuer) => `Credenza, for ${issuer}`,
    greeting: (name) => `Dear ${name},`,
    says: (organisation) =>
      `A signing key of ${organisation} was stolen. These certificates of yours were signed with it, and nothing proves that this was before the theft, so they no longer count as valid:`,
    next: (issuer) =>
      `You have done nothing wrong, and you don’t need to do anything. ${issuer} can reissue them, and your old links will lead to the new ones. Your other certificates stay as they are.`,
    toCertificates: 'Open your certificates',
  },
  ar: {
    subject: 'يلزم إصدار شهاداتك من جديد',
    sentFor: (issuer) => `Credenza، نيابةً عن ${issuer}`,
    greeting: (name) => `مرحبًا ${name}،`,
    says: (organisation) =>
      `سُرق مفتاح من مفاتيح ${organisation}. تحمل شهاداتك التالية توقيعًا بهذا المفتاح، ولم يثبت أنها أقدم من السرقة، فلم تعد عمليات التحقق تجدها صالحة:`,
    next: (issuer) =>
      `لم ترتكب أي خطأ، ولا يلزمك فعل شيء: يمكن لجهة الإصدار ${issuer} إصدارها من جديد، وستقود روابطك القديمة إلى الشهادات الجديدة. أما الشهادات غير المذكورة هنا فتبقى كما هي.`,
    toCertificates: 'افتح شهاداتك',
  },
}
