import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { badge as english } from '../../en/document/badge.ts'

export const badge: Texts<typeof english> = {
  issuedBy: (issuer) => `صادرة عن ${issuer}`,
  states: {
    unopposed: 'تحقق منها في متصفحك',
    pending: 'لم تُؤكَّد بعد',
    early: 'لم يبدأ سريانها بعد',
    declined: 'رفضتها جهة تحقق',
    expired: 'انتهت مدة صلاحيتها',
    erased: 'مُحيت وثيقتها',
    'key-stolen': 'سُرق مفتاح وُقّعت به',
    suspended: 'علّقتها جهة إصدارها',
    revoked: 'ألغتها جهة إصدارها',
    superseded: 'حلّت محلها شهادة مصححة',
    unvouched: 'يتعذّر ضمانها حاليًا',
  },
}
