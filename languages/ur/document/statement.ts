import type { Texts } from '../../../web/src/lib/texts.ts'
import type { statement as english } from '../../en/document/statement.ts'

export const statement: Texts<typeof english> = {
  title: 'کھاتے کا گوشوارہ',
  party: 'کھاتہ بنام',
  month: 'مہینہ',
  timeZone: 'ٹائم زون',
  zone: (name) => `${name}؛ مہینہ UTC کے مطابق ہے`,
  reference: 'ادائیگی کا حوالہ',
  accountHolder: 'ادائیگی بنام',
  iban: 'IBAN',
  bic: 'BIC',
  opening: 'ابتدائی بیلنس',
  fees: 'فیس',
  payments: 'ادائیگیاں',
  closing: 'اختتامی بیلنس',
  item: 'تفصیل',
  holder: 'حامل',
  with: { wallet: 'جاری کنندہ یا طالب علم', payable: 'تصدیق کنندہ' },
  date: 'تاریخ',
  number: 'تعداد',
  each: 'فی عدد',
  amount: 'رقم',
  payment: 'ادائیگی',
  creditNote: 'کریڈٹ نوٹ',
  erased: 'ڈیٹا مٹا دیا گیا',
}
