import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { theft as english } from '../../en/mail/theft.ts'

export const theft: Texts<typeof english> = {
  subject: 'آپ کے سرٹیفکیٹ دوبارہ جاری ہونے چاہییں',
  sentFor: (issuer) => `Credenza، ${issuer} کی طرف سے`,
  greeting: (name) => `السلام علیکم ${name}،`,
  says: (organisation) =>
    `${organisation} کی ایک دستخطی کلید چوری ہو گئی۔ آپ کے ان سرٹیفکیٹس پر اسی سے دستخط ہوئے تھے، اور یہ ثابت نہیں کہ ایسا چوری سے پہلے ہوا، اس لیے اب انہیں معتبر نہیں مانا جاتا:`,
  next: (issuer) =>
    `اس میں آپ کا کوئی قصور نہیں اور آپ کو کچھ کرنے کی ضرورت نہیں۔ ${issuer} انہیں دوبارہ جاری کر سکتا ہے، اور آپ کے پرانے لنک نئے سرٹیفکیٹس پر لے جائیں گے۔ آپ کے باقی سرٹیفکیٹ ویسے ہی رہتے ہیں۔`,
  toCertificates: 'اپنے سرٹیفکیٹ کھولیں',
}
