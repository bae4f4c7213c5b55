import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { pass as english } from '../../en/document/pass.ts'

export const pass: Texts<typeof english> = {
  certificate: 'سرٹیفکیٹ',
  holder: 'ہولڈر',
  issuer: 'جاری کنندہ',
  date: 'تاریخ',
  validUntil: 'کب تک معتبر',
  check: 'یہ سرٹیفکیٹ جانچیں',
  title: 'عنوان',
  description: 'تفصیل',
  email: 'ای میل',
  dateOfBirth: 'تاریخ پیدائش',
  results: 'دیگر نتائج',
  learningCredential: 'تعلیمی سند',
  issuingCountry: 'جاری کنندہ ملک',
  familyName: 'خاندانی نام',
  givenName: 'ذاتی نام',
  learningOutcomes: 'سیکھنے کے نتائج',
}
