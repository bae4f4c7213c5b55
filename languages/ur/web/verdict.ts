import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { verdictTexts as english } from '../../../web/src/texts/verdict.ts'

export const verdictTexts: Texts<typeof english> = {
  title: 'کیا یہ معتبر ہے؟',
  missing: {
    title: 'ابھی کیا باقی ہے',
    steps: {
      signature: 'جاری کنندہ کے دستخط',
      acceptance: 'تصدیق کنندہ کی قبولیت',
      record: 'بلاک چین پر اندراج',
    },
  },
  unsigned: {
    title: 'ابھی دستخط نہیں ہوئے',
    text: 'جاری کنندہ کے دستخط سے پہلے یہ معتبر نہیں، اور جانچنے کو کچھ نہیں۔',
  },
  declined: {
    title: 'دستخط سے پہلے مسترد ہوا',
    text: 'یہ کبھی معتبر نہیں تھا، اور جانچنے کو کچھ نہیں۔',
  },
  withoutKey: {
    sentence: 'آپ کے پاس اس سرٹیفکیٹ کو کھولنے والی کلید نہیں، اس لیے صرف عوامی معلومات دکھائی جا سکتی ہیں۔',
    advice: 'ہولڈر سے پورا لنک مانگیں، # کے بعد کے سب کچھ سمیت۔',
  },
}
