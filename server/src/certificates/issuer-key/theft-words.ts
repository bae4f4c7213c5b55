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
    subject: 'Your certificates need to be issued again',
    sentFor: (issuer) => `Credenza, for ${issuer}`,
    greeting: (name) => `Dear ${name},`,
    says: (organisation) =>
      `A key of ${organisation} was stolen. These certificates of yours bear a signature of that key and are not proven to be older than the theft. Checks no longer find them valid:`,
    next: (issuer) =>
      `You have done nothing wrong, and there is nothing that you need to do: ${issuer} can issue them again, and your old links will lead to the new ones. Certificates that are not named here stay as they are.`,
    toCertificates: 'Open your certificates',
  },
  ar: {
    subject: 'يلزم إصدار شهاداتك من جديد',
    sentFor: (issuer) => `Credenza، نيابةً عن ${issuer}`,
    greeting: (name) => `عزيزي ${name}،`,
    says: (organisation) =>
      `سُرق مفتاح من مفاتيح ${organisation}. تحمل شهاداتك التالية توقيعًا بهذا المفتاح، ولم يثبت أنها أقدم من السرقة، فلم تعد عمليات التحقق تجدها صالحة:`,
    next: (issuer) =>
      `لم ترتكب أي خطأ، ولا يلزمك فعل شيء: يمكن لجهة الإصدار ${issuer} إصدارها من جديد، وستقود روابطك القديمة إلى الشهادات الجديدة. أما الشهادات غير المذكورة هنا فتبقى كما هي.`,
    toCertificates: 'افتح شهاداتك',
  },
}
