import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { welcomeTexts as english } from '../../../web/src/texts/welcome.ts'
import { leftToRight } from '../../direction.ts'

export const welcomeTexts: Texts<typeof english> = {
  title: 'اپنے اکاؤنٹ میں خوش آمدید',
  lead: 'پاس ورڈ منتخب کریں۔ اس کے بعد آپ اسی سے اور اپنی ای میل سے سائن ان کریں گے۔',
  submit: 'پاس ورڈ سیٹ کر کے آگے بڑھیں',
  submitting: 'پاس ورڈ سیٹ ہو رہا ہے...',
  checking: 'آپ کا اکاؤنٹ کھل رہا ہے',
  failed: 'ہم یہ لنک نہیں کھول سکے۔ اپنا کنکشن دیکھیں اور دوبارہ کوشش کریں۔',
  codeTitle: 'یہ لنک ایک ہفتے سے زیادہ پرانا ہے',
  codeLead: (email) =>
    `یہ یقینی بنانے کے لیے کہ یہ آپ ہیں، ہم ${leftToRight(email)} پر 6 ہندسوں کا کوڈ بھیجیں گے۔ اس سے آپ اپنا پاس ورڈ منتخب کر سکتے ہیں۔`,
  sendCode: 'مجھے کوڈ ای میل کریں',
  signIn: 'میرے پاس پاس ورڈ ہے: سائن ان کریں',
}
