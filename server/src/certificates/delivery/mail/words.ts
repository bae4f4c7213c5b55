import type { DeliveryLanguage } from '@credenza/schema'

interface Words {
  open: string
  account: string
  openAccount: string
  addToLinkedIn: string
  qr: string
  picture: (title: string) => string
  logoOf: (issuer: string) => string
  sentFor: (issuer: string) => string
  expiry: { subject: string; body: string }
}

/** What the mails to holders say in addition to the issuer's own text. */
export const mailWords: Record<DeliveryLanguage, Words> = {
  en: {
    open: 'Open your certificate',
    account:
      'In your account you can save it as a PDF, share it and add it to LinkedIn. The next link is only for you, so please do not forward it.',
    openAccount: 'Open it in my account',
    addToLinkedIn: 'Add to LinkedIn profile',
    qr: 'QR code with the link to your certificate',
    picture: (title) => `Your certificate: ${title}`,
    logoOf: (issuer) => `Logo of ${issuer}`,
    sentFor: (issuer) => `Sent by Credenza for ${issuer}`,
    expiry: {
      subject: 'Your certificate expires on {{validUntil}}: {{title}}',
      body: `Dear {{name}},

Your certificate {{title}} ({{type}}) from {{issuer}} is valid until {{validUntil}}. After that day, anyone who checks it sees that it has expired.

{{link}}

If you need to renew it, contact {{issuer}}.`,
    },
  },
  ar: {
    open: 'افتح شهادتك',
    account:
      'في حسابك الخاص يمكنك حفظها بصيغة PDF ومشاركتها وإضافتها إلى LinkedIn. الرابط التالي لك وحدك، فلا ترسله إلى غيرك.',
    openAccount: 'فتحها في حسابي',
    addToLinkedIn: 'أضفها إلى ملفك على LinkedIn',
    qr: 'رمز استجابة سريعة يحمل رابط شهادتك',
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
  },
}
