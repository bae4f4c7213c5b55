import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { invitation as english } from '../../en/mail/invitation.ts'

export const invitation: Texts<typeof english> = {
  student: {
    subject: (organisation) => `شهاداتك من ${organisation}`,
    greeting: (name) => `مرحبًا ${name}،`,
    says: (organisation) =>
      `تصدر ${organisation} شهاداتها عبر Credenza. في حسابك يمكنك حفظ شهاداتك بصيغة PDF ومشاركتها وإضافتها إلى LinkedIn.`,
    open: 'فتح حسابي',
    closing:
      'هذا الرابط لك وحدك، فلا ترسله إلى غيرك. تختار كلمة المرور في المرة الأولى، ثم تسجل الدخول بها بعد ذلك.',
  },
  colleague: {
    subject: (organisation) => `دعوة من ${organisation}`,
    greeting: (name) => `مرحبًا ${name}،`,
    says: (organisation) =>
      `دعتك ${organisation} للانضمام إليها على Credenza. اختر كلمة مرور لتسجيل الدخول بها.`,
    open: 'قبول الدعوة',
    closing: 'يعمل الرابط مرة واحدة خلال سبعة أيام. إن كنت لا تعرف هذه المؤسسة فتجاهل هذه الرسالة.',
  },
}
