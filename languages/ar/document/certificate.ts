import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { certificate as english } from '../../en/document/certificate.ts'

export const certificate: Texts<typeof english> = {
  titleLine: 'شهادة موثّقة بالبلوك تشين',
  recorded: 'مسجّلة على البلوك تشين بصفة دائمة',
  notVerified: {
    pending: 'لم تُوثَّق بعد',
    declined: 'مرفوضة',
    suspended: 'معلقة',
    revoked: 'ملغاة',
    superseded: 'حلت محلها نسخة مصححة',
  },
  check: 'للتحقق من هذه الشهادة امسح الرمز أو افتح الرابط',
  digitalSignature: 'التوقيع الرقمي',
  date: 'تاريخ الإصدار',
  validUntil: 'صالحة حتى',
  number: 'رقم الشهادة',
  type: 'النوع',
  subject: 'المقرر',
  grade: 'الدرجة',
  credits: 'الساعات المعتمدة',
  details: {
    grade: 'التقدير',
    gpa: 'المعدل التراكمي',
    honours: 'مرتبة الشرف',
    level: 'المستوى',
    credits: 'الساعات المعتمدة',
    hours: 'عدد الساعات',
  },
  logoOf: (issuer) => `شعار ${issuer}`,
  sealOf: (issuer) => `ختم ${issuer}`,
  photoOf: (name) => `صورة ${name}`,
  signatureOf: (name) => `توقيع ${name}`,
  qrCode: (link) => `رمز QR للرابط ${link}`,
  paperCode: 'رمز QR للبيان الموقّع',
  checkOnline: 'تحقق عبر الإنترنت',
  checkOffline: 'تحقق دون اتصال',
}
