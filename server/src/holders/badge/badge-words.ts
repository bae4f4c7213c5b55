import type { Language } from '../../platform/http/language.ts'

/** What the server can say about a signed certificate. The visitor's browser determines whether it is valid. */
export type BadgeState =
  | 'unopposed'
  | 'pending'
  | 'early'
  | 'declined'
  | 'expired'
  | 'erased'
  | 'key-stolen'
  | 'suspended'
  | 'revoked'
  | 'superseded'
  | 'unvouched'

interface BadgeWords {
  direction: 'ltr' | 'rtl'
  issuedBy: (issuer: string) => string
  states: Record<BadgeState, string>
}

/** A name within a sentence of another direction (Unicode bidirectional algorithm, section 2.4.2). */
const isolated = (name: string): string => `\u2068${name}\u2069`

export const badgeWords: Record<Language, BadgeWords> = {
  en: {
    direction: 'ltr',
    issuedBy: (issuer) => `Issued by ${isolated(issuer)}`,
    states: {
      unopposed: 'Check it in your browser',
      pending: 'Not confirmed yet',
      early: 'Not valid yet',
      declined: 'A verifier has declined it',
      expired: 'It has expired',
      erased: 'Its document was erased',
      'key-stolen': 'A key behind it was stolen',
      suspended: 'Suspended by its issuer',
      revoked: 'Revoked by its issuer',
      superseded: 'Replaced by a corrected one',
      unvouched: 'Cannot be confirmed right now',
    },
  },
  ar: {
    direction: 'rtl',
    issuedBy: (issuer) => `صادرة عن ${isolated(issuer)}`,
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
  },
}
