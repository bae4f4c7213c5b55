import type { Texts } from '../../../web/src/lib/texts.ts'
import type { statement as english } from '../../en/document/statement.ts'

export const statement: Texts<typeof english> = {
  title: 'كشف حساب',
  party: 'حساب',
  month: 'الشهر',
  timeZone: 'المنطقة الزمنية',
  zone: (name) => `${name}؛ الشهر بحسب UTC`,
  reference: 'مرجع الدفع',
  accountHolder: 'الدفع إلى',
  iban: 'رقم الآيبان',
  bic: 'رمز BIC',
  opening: 'الرصيد الافتتاحي',
  fees: 'الرسوم',
  payments: 'المدفوعات',
  closing: 'الرصيد الختامي',
  item: 'البيان',
  holder: 'صاحب الشهادة',
  with: { wallet: 'جهة الإصدار أو الطالب', payable: 'جهة التحقق' },
  date: 'التاريخ',
  number: 'العدد',
  each: 'سعر الواحدة',
  amount: 'المبلغ',
  payment: 'دفعة',
  creditNote: 'إشعار دائن',
  erased: 'حُذفت البيانات',
}
