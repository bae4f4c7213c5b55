import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { searchTexts as english } from '../../../web/src/texts/search.ts'

export const searchTexts: Texts<typeof english> = {
  open: 'تلاش کریں',
  shortcut: 'Ctrl K',
  title: 'تلاش اور کمانڈز',
  placeholder: {
    issuer: 'سرٹیفکیٹ، طالب علم، صفحہ تلاش کریں…',
    verifier: 'درخواست، صفحہ تلاش کریں…',
    student: 'سرٹیفکیٹ، صفحہ تلاش کریں…',
    admin: 'ادارہ، شخص، صفحہ تلاش کریں…',
  },
  acts: 'کارروائیاں',
  pages: 'یہاں جائیں',
  createCertificate: 'سرٹیفکیٹ بنائیں',
  addStudent: 'طالب علم شامل کریں',
  newTemplate: 'ٹیمپلیٹ بنائیں',
  verify: 'سرٹیفکیٹ کی جانچ کریں',
  certificates: 'سرٹیفکیٹس',
  students: 'طلبہ',
  issuerRequests: 'جاری کنندگان کی درخواستیں',
  userRequests: 'صارفین کی درخواستیں',
  organisations: 'ادارے',
  people: 'لوگ',
  nothing: 'کچھ نہیں ملا',
  failed: 'تلاش ناکام ہوئی۔ تھوڑی دیر میں دوبارہ کوشش کریں۔',
  showAll: (count) => `تمام ${count} دکھائیں`,
}
