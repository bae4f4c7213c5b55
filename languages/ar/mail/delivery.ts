import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { delivery as english } from '../../en/mail/delivery.ts'

export const delivery: Texts<typeof english> = {
  /** The issuer’s own text, until they write one. */

  subject: 'شهادتك: {{title}}',
  body: `مرحبًا {{name}}،

أصدرت {{issuer}} شهادةً باسمك: {{title}} ({{type}})، بتاريخ {{date}}.

{{link}}

افتح الرابط لعرض شهادتك وحفظها ومشاركتها. كل من لديه الرابط يمكنه التحقق من صحتها ويراها كاملةً، فلا تعطه إلا لمن ينبغي أن يراها.

مع أطيب التمنيات
{{issuer}}`,

  open: 'فتح شهادتك',
  account:
    'في حسابك يمكنك حفظها بصيغة PDF ومشاركتها وإضافتها إلى LinkedIn. الرابط التالي لك وحدك، فلا ترسله إلى غيرك.',
  openAccount: 'فتحها في حسابي',
  putIntoWallet: 'إضافتها إلى محفظتك الرقمية',
  addToLinkedIn: 'إضافتها إلى ملفك على LinkedIn',
  qr: 'رمز QR يحمل رابط شهادتك',
  picture: (title) => `شهادتك: ${title}`,
  logoOf: (issuer) => `شعار ${issuer}`,
  sentFor: (issuer) => `أُرسلت عبر Credenza نيابةً عن ${issuer}`,
  expiry: {
    subject: 'تنتهي صلاحية شهادتك في {{validUntil}}: {{title}}',
    body: `مرحبًا {{name}}،

شهادتك {{title}} ({{type}}) الصادرة عن {{issuer}} صالحة حتى {{validUntil}}. بعد ذلك اليوم يظهر لكل من يتحقق منها أن صلاحيتها انتهت.

{{link}}

تواصل مع {{issuer}} إن احتجت إلى تجديدها.`,
  },
}
