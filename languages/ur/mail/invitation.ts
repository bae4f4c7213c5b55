import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { invitation as english } from '../../en/mail/invitation.ts'

export const invitation: Texts<typeof english> = {
  student: {
    subject: (organisation) => `${organisation} کی طرف سے آپ کے سرٹیفکیٹ`,
    greeting: (name) => `السلام علیکم ${name}،`,
    says: (organisation) =>
      `${organisation} اپنے سرٹیفکیٹ Credenza کے ذریعے جاری کرتا ہے۔ اپنے اکاؤنٹ میں آپ انہیں PDF کے طور پر محفوظ کر سکتے ہیں، شیئر کر سکتے ہیں اور LinkedIn میں شامل کر سکتے ہیں۔`,
    open: 'میرا اکاؤنٹ کھولیں',
    closing:
      'یہ لنک صرف آپ کے لیے ہے، اسے آگے نہ بھیجیں۔ پہلی بار آپ پاس ورڈ چنتے ہیں، اس کے بعد اسی سے سائن ان کرتے ہیں۔',
  },
  colleague: {
    subject: (organisation) => `${organisation} کی دعوت`,
    greeting: (name) => `السلام علیکم ${name}،`,
    says: (organisation) =>
      `${organisation} نے آپ کو Credenza پر شامل ہونے کی دعوت دی ہے۔ سائن ان کرنے کے لیے پاس ورڈ چنیں۔`,
    open: 'دعوت قبول کریں',
    closing:
      'یہ لنک سات دن کے اندر ایک بار کام کرتا ہے۔ اگر آپ اس ادارے کو نہیں جانتے تو اس ای میل کو نظر انداز کریں۔',
  },
}
