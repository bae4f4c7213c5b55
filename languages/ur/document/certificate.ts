import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { certificate as english } from '../../en/document/certificate.ts'

export const certificate: Texts<typeof english> = {
  titleLine: 'بلاک چین سے تصدیق شدہ سرٹیفکیٹ',
  recorded: 'بلاک چین پر مستقل طور پر درج',
  notVerified: {
    pending: 'ابھی تصدیق نہیں ہوئی',
    declined: 'مسترد',
    suspended: 'معطل',
    revoked: 'منسوخ',
    superseded: 'تصحیح شدہ سرٹیفکیٹ سے تبدیل شدہ',
  },
  check: 'اس سرٹیفکیٹ کی جانچ کے لیے کوڈ اسکین کریں یا کھولیں',
  digitalSignature: 'ڈیجیٹل دستخط',
  date: 'تاریخ اجرا',
  validUntil: 'کب تک معتبر',
  number: 'سرٹیفکیٹ نمبر',
  type: 'قسم',
  subject: 'مضمون',
  grade: 'گریڈ',
  credits: 'کریڈٹ آورز',
  details: {
    grade: 'گریڈ',
    gpa: 'جی پی اے',
    honours: 'آنرز',
    level: 'لیول',
    credits: 'کریڈٹ آورز',
    hours: 'گھنٹے',
  },
  logoOf: (issuer) => `${issuer} کا لوگو`,
  sealOf: (issuer) => `${issuer} کی مہر`,
  photoOf: (name) => `${name} کی تصویر`,
  signatureOf: (name) => `${name} کے دستخط`,
  qrCode: (link) => `${link} کا QR کوڈ`,
  paperCode: 'دستخط شدہ بیان کا QR کوڈ',
  checkOnline: 'آن لائن جانچیں',
  checkOffline: 'آف لائن جانچیں',
}
