import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { delivery as english } from '../../en/mail/delivery.ts'

export const delivery: Texts<typeof english> = {
  subject: 'آپ کا سرٹیفکیٹ: {{title}}',
  body: `السلام علیکم {{name}}،

{{issuer}} نے آپ کو ایک سرٹیفکیٹ جاری کیا ہے: {{title}} ({{type}})، بتاریخ {{date}}۔

{{link}}

اپنا سرٹیفکیٹ دیکھنے، محفوظ کرنے اور شیئر کرنے کے لیے لنک کھولیں۔ جس کے پاس یہ لنک ہو وہ اس کے اصلی ہونے کی جانچ کر سکتا ہے اور پورا سرٹیفکیٹ دیکھتا ہے، اس لیے اسے صرف انہی کو دیں جنہیں یہ دیکھنا چاہیے۔

نیک تمناؤں کے ساتھ
{{issuer}}`,
  open: 'اپنا سرٹیفکیٹ کھولیں',
  account:
    'اپنے اکاؤنٹ میں آپ اسے PDF کے طور پر محفوظ کر سکتے ہیں، شیئر کر سکتے ہیں اور LinkedIn میں شامل کر سکتے ہیں۔ اگلا لنک صرف آپ کے لیے ہے، اسے آگے نہ بھیجیں۔',
  openAccount: 'میرے اکاؤنٹ میں کھولیں',
  putIntoWallet: 'اسے اپنے ڈیجیٹل والٹ میں ڈالیں',
  addToLinkedIn: 'LinkedIn پروفائل میں شامل کریں',
  qr: 'آپ کے سرٹیفکیٹ کے لنک والا QR کوڈ',
  picture: (title) => `آپ کا سرٹیفکیٹ: ${title}`,
  logoOf: (issuer) => `${issuer} کا لوگو`,
  sentFor: (issuer) => `${issuer} کی طرف سے Credenza نے بھیجا`,
  expiry: {
    subject: 'آپ کے سرٹیفکیٹ کی میعاد {{validUntil}} کو ختم ہو رہی ہے: {{title}}',
    body: `السلام علیکم {{name}}،

{{issuer}} کا جاری کردہ آپ کا سرٹیفکیٹ {{title}} ({{type}}) {{validUntil}} تک معتبر ہے۔ اس دن کے بعد جو بھی اس کی جانچ کرے گا اسے نظر آئے گا کہ اس کی میعاد ختم ہو چکی ہے۔

{{link}}

اگر اس کی تجدید چاہیے تو {{issuer}} سے رابطہ کریں۔`,
  },
}
