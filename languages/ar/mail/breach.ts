import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { breach as english } from '../../en/mail/breach.ts'

export const breach: Texts<typeof english> = {
  subject: 'قد تكون بياناتك الشخصية متأثرة بحادث أمني',
  greeting: (name) => `مرحبًا ${name}،`,
  says: (day) => `في ${day} اكتشفنا حادثًا أمنيًا يخص بيانات شخصية نحتفظ بها عنك.`,
  next: 'إن كانت لديك أسئلة أو أردت معرفة ما نحتفظ به عنك، فراسلنا عبر صفحة الاتصال في هذه الخدمة.',
}
