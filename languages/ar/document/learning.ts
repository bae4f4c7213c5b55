import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { learning as english } from '../../en/document/learning.ts'

export const learning: Texts<typeof english> = {
  open: {
    title: 'Credenza',
    says: 'حفاظًا على سلامتك، لا يُفتح Credenza داخل صفحات أخرى.',
    button: 'فتح Credenza في تبويب جديد',
  },
  registered: {
    title: 'سُجّل Credenza',
    says: 'يمكنك إغلاق هذه النافذة. يختبر الآن مالك مؤسستك أو مديرها الاتصال في Credenza ويشغّله.',
  },
  back: {
    title: 'العودة إلى مقررك',
    says: 'يعود اختيارك الآن إلى المقرر.',
    button: 'العودة إلى المقرر',
  },
}
