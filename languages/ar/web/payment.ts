import type { Texts } from '../../../web/src/lib/texts.ts'
import type { paymentTexts as english } from '../../../web/src/texts/payment.ts'

export const paymentTexts: Texts<typeof english> = {
  howTo: 'طريقة الدفع',
  howToLead: 'حوّل المبلغ إلى هذا الحساب واذكر المرجع ليُعرف أن الدفعة منك. ويمكن الدفع على أجزاء.',
  booked: 'يتغيّر رصيدك بعد أن يسجّل المسؤول الدفعة.',
  noAccount: 'لم يُدخل حساب مصرفي بعد. اسأل المسؤول عن حساب الدفع واذكر هذا المرجع.',
  reference: 'مرجع الدفع',
  accountHolderName: 'صاحب الحساب',
  bankName: 'المصرف',
  iban: 'رقم الآيبان',
  bic: 'رمز BIC',
  copied: (what) => `نُسخ: ${what}`,
  set: 'الحساب المصرفي',
  title: 'الحساب المصرفي للدفع',
  lead: 'يرى هذا الحساب كل من عليه رسوم، في صفحة الرصيد وفي كشوف الحساب.',
  ibanHint: 'يُتحقق منه أثناء الكتابة.',
  bicHint: 'من 8 أو 11 رمزًا.',
  save: 'حفظ',
  saving: 'جارٍ الحفظ...',
  saved: 'حُفظ الحساب المصرفي.',
  failed: 'تعذّر تحميل الحساب المصرفي.',
}
