import { type DetailName, signedLabels } from '@credenza/schema/detail-labels'
import type { Standing } from './input.ts'

/** The words that every document of a language has in common. */
export interface FixedWords {
  titleLine: string
  recorded: string
  /** What a certificate that is not verified says, by reason. */
  notVerified: Record<Standing, string>
  check: string
  digitalSignature: string
  date: string
  validUntil: string
  number: string
  type: string
  subject: string
  grade: string
  credits: string
  /** The labels of what a certificate says beside its title. */
  details: Readonly<Record<DetailName, string>>
  logoOf: (issuer: string) => string
  sealOf: (issuer: string) => string
  photoOf: (name: string) => string
  signatureOf: (name: string) => string
  qrCode: (link: string) => string
  paperCode: string
  checkOnline: string
  checkOffline: string
}

const english: FixedWords = {
  titleLine: 'BLOCKCHAIN-VERIFIED Certificate',
  recorded: 'permanently recorded on the blockchain',
  notVerified: {
    pending: 'Not verified yet',
    declined: 'Declined',
    suspended: 'Suspended',
    revoked: 'Revoked',
    superseded: 'Superseded by a correction',
  },
  check: 'To check this certificate, scan the code or open',
  digitalSignature: 'Digital signature',
  date: 'Date of issue',
  validUntil: 'Valid until',
  number: 'Certificate number',
  type: 'Type',
  subject: 'Subject',
  grade: 'Grade',
  credits: 'Credits',
  details: signedLabels,
  logoOf: (issuer) => `Logo of ${issuer}`,
  sealOf: (issuer) => `Seal of ${issuer}`,
  photoOf: (name) => `Photograph of ${name}`,
  signatureOf: (name) => `Signature of ${name}`,
  qrCode: (link) => `QR code of ${link}`,
  paperCode: 'QR code of the signed statement',
  checkOnline: 'Check online',
  checkOffline: 'Check offline',
}

const arabic: FixedWords = {
  titleLine: 'شهادة موثقة بالبلوك تشين',
  recorded: 'مسجلة على البلوك تشين بصفة دائمة',
  notVerified: {
    pending: 'لم يتم التحقق منها بعد',
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
  qrCode: (link) => `رمز الاستجابة السريعة للرابط ${link}`,
  paperCode: 'رمز الاستجابة السريعة للبيان الموقّع',
  checkOnline: 'تحقق عبر الإنترنت',
  checkOffline: 'تحقق دون اتصال',
}

export const fixedWords = { en: english, ar: arabic }

const formats = {
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }),
  ar: new Intl.DateTimeFormat('ar-AE', { dateStyle: 'long', timeZone: 'UTC', numberingSystem: 'latn' }),
}

/** '2026-11-21' -> '21 November 2026'. */
export function longDate(day: string, language: 'en' | 'ar'): string {
  return formats[language].format(new Date(`${day}T00:00:00Z`))
}
