import type { DeliverySettings } from '@credenza/schema'

/** The settings of an issuer that has saved none. */
export const standardSettings: DeliverySettings = {
  onAcceptance: true,
  remindBeforeExpiry: true,
  language: 'en',
  attachPdf: true,
  en: {
    subject: 'Your certificate: {{title}}',
    body: `Dear {{name}},

{{issuer}} has issued a certificate to you: {{title}} ({{type}}), dated {{date}}.

{{link}}

There you can see it, save it, share it, and let anybody check that it is real. Whoever has this link sees the whole certificate, so give it only to those who should.

With best wishes
{{issuer}}`,
  },
  ar: {
    subject: 'شهادتك: {{title}}',
    body: `{{name}} المحترم/ة،

أصدرت {{issuer}} شهادةً باسمك: {{title}} ({{type}})، بتاريخ {{date}}.

{{link}}

هناك يمكنك عرض الشهادة وحفظها ومشاركتها، ويمكن لأي شخص التحقق من صحتها. من يملك هذا الرابط يرى الشهادة كاملةً، فلا تعطه إلا لمن ينبغي أن يراها.

مع أطيب التمنيات
{{issuer}}`,
  },
}
