import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { eightChecks as english } from '../../../web/src/texts/eight-checks.ts'

export const eightChecks: Texts<typeof english> = {
  verdict: { VALID: 'صالحة', INVALID: 'غير صالحة', 'CANNOT TELL': 'لا يمكن الجزم', checking: 'جارٍ التحقق…' },
  checks: {
    'well-formed': 'الوثيقة كاملة',
    signature: 'التوقيع مطابق',
    issuer: 'هوية جهة الإصدار مؤكدة',
    validity: 'ضمن مدة صلاحيتها',
    status: 'لم تُلغَ',
    log: 'مدرجة في السجل العام',
    anchor: 'السجل مسجّل على البلوك تشين',
    endorsement: 'قبلتها جهة تحقق',
  },
  answers: {
    passed: 'اجتاز',
    failed: 'لم يجتز',
    inconclusive: 'تعذّر التحقق منه',
    'not-applicable': 'لا ينطبق',
    waiting: 'جارٍ التحقق',
  },
}
