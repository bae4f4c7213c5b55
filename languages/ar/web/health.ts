import type { Texts } from '../../../web/src/lib/texts.ts'
import type { healthTexts as english } from '../../../web/src/texts/health.ts'

export const healthTexts: Texts<typeof english> = {
  title: 'حالة النظام',
  lead: 'كل أجزاء المنصة، تُفحص كل 15 ثانية.',
  again: 'إعادة الفحص',
  allWell: 'كل شيء يعمل.',
  someAttention: (count, shown) =>
    count === 1 ? 'جزء واحد يحتاج إلى انتباه.' : `أجزاء تحتاج إلى انتباه: ${shown}.`,
  someDown: (count, shown) => (count === 1 ? 'جزء واحد متوقف.' : `أجزاء متوقفة: ${shown}.`),
  parts: {
    database: 'قاعدة البيانات',
    jobs: 'مهام الخلفية',
    mail: 'البريد',
    documents: 'مخزن الوثائق',
    log: 'السجل العام',
    chain: 'البلوك تشين',
    history: 'التاريخ المدوَّن',
  },
  states: { ok: 'يعمل', attention: 'يحتاج إلى انتباه', down: 'متوقف' },
  mails: {
    title: 'رسائل تنتظر أو تعذّر إرسالها',
    table: 'رسائل تنتظر أو تعذّر إرسالها',
    retry: 'إعادة الإرسال الآن',
    retried: 'يُعاد إرسالها كلها.',
    empty: 'أُرسلت كل الرسائل.',
    kinds: {
      'account.code': 'رمز إعادة تعيين كلمة المرور',
      'account.password-changed': 'تغيير كلمة المرور',
      'account.passkey-added': 'إضافة مفتاح مرور',
      'account.passkey-removed': 'إزالة مفتاح مرور',
      'account.totp-added': 'إضافة تطبيق مصادقة',
      'account.totp-removed': 'إزالة تطبيق المصادقة',
      'account.recovery-codes-replaced': 'استبدال رموز الاسترداد',
      'account.recovery-code-used': 'استخدام رمز استرداد',
      'organisation.approved': 'اعتماد المؤسسة',
      'organisation.returned': 'إعادة الطلب',
      'organisation.suspended': 'إيقاف المؤسسة',
      'organisation.reinstated': 'إعادة تفعيل المؤسسة',
      'organisation.key-compromised': 'سرقة مفتاح توقيع',
      'certificate.key-compromised': 'شهادات يلزم إصدارها من جديد',
    },
    states: { queued: 'تنتظر', failed: 'تعذّرت' },
    columns: {
      kind: 'النوع',
      recipient: 'إلى',
      state: 'الحالة',
      attempts: 'المحاولات',
      lastError: 'آخر جواب',
      created: 'كُتبت في',
    },
  },
}
