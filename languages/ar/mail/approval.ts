import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { approval as english } from '../../en/mail/approval.ts'

export const approval: Texts<typeof english> = {
  greeting: (name) => `مرحبًا ${name}،`,
  count: (count) => `عدد الشهادات: ${count}`,
  asked: {
    subject: 'شهادات تنتظر موافقتك',
    says: (asker, organisation) => `وصل طلب من ${asker} للموافقة على شهادات ${organisation} قبل توقيعها.`,
    open: 'عرض الشهادات',
  },
  changed: {
    subject: 'تغيّرت شهادات وسُحبت الموافقات',
    says: (organisation) =>
      `تغيّرت شهادات ${organisation} منذ طُلبت الموافقة عليها، فلم تعد الموافقات السابقة تُحسب.`,
    next: 'يمكن لمن أعدّها أن يطلب الموافقة من جديد.',
    open: 'فتح الطلب',
  },
  completed: {
    subject: 'اكتملت الموافقة على شهادات',
    says: (organisation) => `وافق عدد كافٍ من الموقّعين على شهادات ${organisation}، ويمكن توقيعها الآن.`,
    open: 'فتح الطلب',
  },
  rejected: {
    subject: 'رُفض طلب الموافقة على شهادات',
    says: (signer, organisation) => `رُفض طلب الموافقة على شهادات ${organisation}. رفضه ${signer}.`,
    next: 'افتح الطلب لقراءة السبب، ثم صحّح الشهادات واطلب الموافقة من جديد.',
    open: 'فتح الطلب',
  },
}
