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

Open the link to view, save and share your certificate. Anyone who has the link can check that it is genuine and sees the whole certificate, so only share it with people who should see it.

Best wishes,
{{issuer}}`,
  },
  ar: {
    subject: 'شهادتك: {{title}}',
    body: `مرحبًا {{name}}،

أصدرت {{issuer}} شهادةً باسمك: {{title}} ({{type}})، بتاريخ {{date}}.

{{link}}

هناك يمكنك عرض الشهادة وحفظها ومشاركتها، ويمكن لأي شخص التحقق من صحتها. من يملك هذا الرابط يرى الشهادة كاملةً، فلا تعطه إلا لمن ينبغي أن يراها.

مع أطيب التمنيات
{{issuer}}`,
  },
}
