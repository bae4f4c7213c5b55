import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { recoveryTexts as english } from '../../../web/src/texts/recovery.ts'
import { leftToRight } from '../../direction.ts'

export const recoveryTexts: Texts<typeof english> = {
  request: {
    title: 'نسيت كلمة المرور',
    lead: 'أدخل البريد الإلكتروني لحسابك، وسنرسل إليه رمزًا من 6 أرقام.',
    email: 'البريد الإلكتروني',
    send: 'إرسال الرمز',
    sending: 'جارٍ الإرسال...',
  },
  verify: {
    title: 'أدخل الرمز',
    lead: (email) => `إذا كان هناك حساب بالبريد ${leftToRight(email)} فإن رمزًا من 6 أرقام في طريقه إليه.`,
    otherEmail: 'استخدام بريد آخر',
    boxes: 'رمز من 6 أرقام',
    box: (position) => `الرقم ${position} من 6`,
    submit: 'تحقّق',
    submitting: 'جارٍ التحقق...',
    resend: 'إعادة إرسال الرمز',
    resending: 'جارٍ إعادة الإرسال...',
    resendIn: 'رمز جديد بعد',
    resendReady: 'يمكنك الآن طلب رمز آخر.',
    nothingCame: 'لم يصلك شيء؟ ابحث في البريد غير المرغوب فيه. صلاحية الرمز 10 دقائق.',
  },
  reset: {
    title: 'تعيين كلمة مرور جديدة',
    lead: 'بعد تعيينها يُسجَّل الخروج من حسابك على جميع الأجهزة.',
    password: 'كلمة المرور الجديدة',
    confirm: 'تأكيد كلمة المرور',
    submit: 'إعادة تعيين كلمة المرور',
    submitting: 'جارٍ إعادة التعيين...',
    back: 'العودة إلى تسجيل الدخول',
    failed: 'حدث خطأ ما',
    startAgain: 'طلب رمز جديد',
    rules: 'شروط كلمة المرور',
    ruleLength: '8 أحرف على الأقل',
    ruleSame: 'متطابقة في الحقلين',
  },
  first: {
    title: 'اختر كلمة مرور خاصة بك',
    lead: 'من أعطاك كلمة المرور هذه يعرفها أيضًا. اختر كلمة لا يعرفها غيرك.',
    submit: 'تعيين كلمة المرور وتسجيل الدخول',
    submitting: 'جارٍ تعيين كلمة المرور...',
    startAgain: 'البدء من جديد',
  },
  mailbox: {
    title: 'أثبت أن هذا البريد لك',
    why: 'أضافتك مؤسسة أخرى. قبل أن ترى ما تصدره، نتأكد مرة واحدة من أن حسابك لصاحب بريده الإلكتروني.',
    sentTo: (hint) => `أرسلنا رمزًا من 6 أرقام إلى ${leftToRight(hint)}.`,
    submit: 'إثبات وتسجيل الدخول',
  },
  done: {
    title: 'تمت إعادة تعيين كلمة المرور بنجاح!',
    text: 'يمكنك الآن تسجيل الدخول بكلمة المرور الجديدة.',
    login: 'تسجيل الدخول',
  },
}
