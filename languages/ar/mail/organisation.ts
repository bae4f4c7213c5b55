import type { Texts } from '../../../web/src/lib/texts.ts'
import type { organisation as english } from '../../en/mail/organisation.ts'

export const organisation: Texts<typeof english> = {
  greeting: (name) => `مرحبًا ${name}،`,
  approved: {
    subject: 'تم اعتماد مؤسستك',
    says: 'تم اعتماد مؤسستك. سجّل الدخول للبدء.',
    open: 'تسجيل الدخول',
  },
  returned: {
    subject: 'يرجى تصحيح طلبك',
    says: 'أعاد المسؤول طلبك:',
    next: 'يرجى تصحيحه وتقديمه من جديد.',
    open: 'تصحيح الطلب',
  },
  suspended: {
    subject: 'تم إيقاف مؤسستك',
    says: 'أوقف المسؤول مؤسستك:',
    next: 'لا يمكنك الآن الإصدار أو المراجعة أو تغيير أي شيء. ويبقى ما وقّعته من قبل صالحًا.',
  },
  reinstated: {
    subject: 'تم إنهاء إيقاف مؤسستك',
    says: 'لم تعد مؤسستك موقوفة. يمكنك تسجيل الدخول والمتابعة.',
    open: 'تسجيل الدخول',
  },
}
