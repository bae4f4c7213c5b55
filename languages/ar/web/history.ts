import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { historyTexts as english } from '../../../web/src/texts/history.ts'
import { leftToRight } from '../../direction.ts'

export const historyTexts: Texts<typeof english> = {
  title: 'سجل أحداث هذه الشهادة',
  failed: 'تعذّر جلب سجل الأحداث.',
  last: (what) => `آخر حدث: ${what}`,
  kinds: {
    created: 'أُنشئت',
    uploaded: 'رفعها صاحبها',
    corrects: 'أُنشئت تصحيحًا لشهادة سابقة',
    signed: 'وقّعتها جهة الإصدار',
    stored: 'خُزّنت الوثيقة المختومة',
    accepted: 'قبلتها جهة تحقق',
    declined: 'رفضتها جهة تحقق',
    logged: 'أُدرجت في السجل',
    anchored: 'سُجّلت على البلوك تشين',
    transferred: 'نُقلت إلى محفظة صاحبها',
    delivered: 'أُرسلت إلى صاحبها بالبريد الإلكتروني',
    reminded: 'ذُكِّر صاحبها بقرب انتهاء صلاحيتها',
    suspended: 'علّقتها جهة الإصدار',
    reinstated: 'أنهت جهة الإصدار تعليقها',
    revoked: 'ألغتها جهة الإصدار',
    superseded: 'حلّت محلها شهادة مصحّحة',
  },
  evidence: {
    credential: 'الوثيقة الرقمية الموقّعة (JSON)',
    credentialFailed: 'تعذّر تنزيل الوثيقة الرقمية الموقّعة.',
    document: (cid) => `الوثيقة المختومة ${leftToRight(cid)}`,
    endorsement: 'شهادة القبول الموقّعة (JSON)',
    statement: 'البيان الموقّع (JSON)',
    logEntry: (index) => `القيد رقم ${index} في سجل الشهادات`,
    proof: 'إثبات الإدراج (JSON)',
    checkpoint: (size) => `نقطة تحقق موقّعة، عدد القيود: ${size}`,
    block: (block, chainId) => `الكتلة ${block} في السلسلة ${chainId}`,
    notFinal: '(ليست نهائية بعد)',
    text: 'النص الموقّع',
    copied: 'تم نسخ النص الموقّع!',
  },
}
