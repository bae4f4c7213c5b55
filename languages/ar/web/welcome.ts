import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { welcomeTexts as english } from '../../../web/src/texts/welcome.ts'
import { leftToRight } from '../../direction.ts'

export const welcomeTexts: Texts<typeof english> = {
  title: 'مرحبًا بك في حسابك',
  lead: 'اختر كلمة مرور. بعد ذلك تسجّل الدخول بها وببريدك الإلكتروني.',
  submit: 'تعيين كلمة المرور والمتابعة',
  submitting: 'جارٍ تعيين كلمة المرور...',
  checking: 'جارٍ فتح حسابك',
  failed: 'تعذّر فتح هذا الرابط. تحقق من اتصالك وحاول مرة أخرى.',
  codeTitle: 'مضى على هذا الرابط أكثر من أسبوع',
  codeLead: (email) =>
    `للتأكد من هويتك نرسل رمزًا من 6 أرقام إلى ${leftToRight(email)}، وبه تختار كلمة المرور.`,
  sendCode: 'إرسال رمز إليّ',
  signIn: 'لدي كلمة مرور: تسجيل الدخول',
}
