import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { pass as english } from '../../en/document/pass.ts'

export const pass: Texts<typeof english> = {
  certificate: 'الشهادة',
  holder: 'صاحب الشهادة',
  issuer: 'جهة الإصدار',
  date: 'التاريخ',
  validUntil: 'صالحة حتى',
  check: 'تحقق من هذه الشهادة',
  title: 'العنوان',
  description: 'الوصف',
  email: 'البريد الإلكتروني',
  dateOfBirth: 'تاريخ الميلاد',
  results: 'نتائج أخرى',
  learningCredential: 'شهادة التعلّم',
  issuingCountry: 'بلد الإصدار',
  familyName: 'اسم العائلة',
  givenName: 'الاسم الأول',
  learningOutcomes: 'مخرجات التعلّم',
}
