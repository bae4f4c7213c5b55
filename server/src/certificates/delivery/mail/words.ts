import type { DeliveryLanguage } from '@credenza/schema'

interface Words {
  open: string
  addToLinkedIn: string
  qr: string
  sentFor: (issuer: string) => string
  expiry: { subject: string; body: string }
}

/** What the mails to holders say in addition to the issuer's own text. */
export const mailWords: Record<DeliveryLanguage, Words> = {
  en: {
    open: 'Open your certificate',
    addToLinkedIn: 'Add to LinkedIn profile',
    qr: 'QR code with the link to your certificate',
    sentFor: (issuer) => `Sent by Credenza for ${issuer}`,
    expiry: {
      subject: 'Your certificate expires on {{validUntil}}: {{title}}',
      body: `Dear {{name}},

your certificate {{title}} ({{type}}) of {{issuer}} is valid until {{validUntil}}. After that day whoever checks it is told that it has expired.

{{link}}

Ask {{issuer}} if you need it renewed.`,
    },
  },
  ar: {
    open: 'افتح شهادتك',
    addToLinkedIn: 'أضفها إلى ملفك على LinkedIn',
    qr: 'رمز استجابة سريعة يحمل رابط شهادتك',
    sentFor: (issuer) => `أُرسلت عبر Credenza نيابةً عن ${issuer}`,
    expiry: {
      subject: 'تنتهي صلاحية شهادتك في {{validUntil}}: {{title}}',
      body: `{{name}} المحترم/ة،

شهادتك {{title}} ({{type}}) الصادرة عن {{issuer}} صالحة حتى {{validUntil}}. بعد ذلك اليوم يظهر لكل من يتحقق منها أن صلاحيتها انتهت.

{{link}}

تواصل مع {{issuer}} إن احتجت إلى تجديدها.`,
    },
  },
}
