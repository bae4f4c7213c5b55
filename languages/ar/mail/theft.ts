import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { theft as english } from '../../en/mail/theft.ts'

export const theft: Texts<typeof english> = {
  subject: 'يلزم إصدار شهاداتك من جديد',
  sentFor: (issuer) => `Credenza، نيابةً عن ${issuer}`,
  greeting: (name) => `مرحبًا ${name}،`,
  says: (organisation) =>
    `سُرق مفتاح توقيع من مفاتيح ${organisation}. تحمل شهاداتك التالية توقيعًا بهذا المفتاح، ولم يثبت أنها أقدم من السرقة، فلم تعد عمليات التحقق تجدها صالحة:`,
  next: (issuer) =>
    `لم ترتكب أي خطأ، ولا يلزمك فعل شيء: يمكن لجهة الإصدار ${issuer} إصدارها من جديد، وستقود روابطك القديمة إلى الشهادات الجديدة. أما الشهادات غير المذكورة هنا فتبقى كما هي.`,
  toCertificates: 'فتح شهاداتك',
}
