import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { ownNameTexts as english } from '../../../web/src/texts/own-name.ts'
import { leftToRight } from '../../direction.ts'

export const ownNameTexts: Texts<typeof english> = {
  title: 'آپ کا اپنا پتہ',
  lead: 'آپ کے ساتھی اور طلبہ آپ کے اپنے ہوسٹ کے نام پر سائن ان کر سکتے ہیں، اور آپ کی ای میلز آپ کے اپنے ڈومین سے آ سکتی ہیں۔ پہلے “ادارے کا سائن ان” میں ڈومین ثابت کریں۔',
  hostTitle: 'سائن ان کہاں ہوتا ہے',
  host: 'ہوسٹ کا نام',
  hostHint: (host) =>
    `جیسے certificates.uni.example۔ اپنے DNS میں اسے ${leftToRight(host)} کی طرف کریں (CNAME)، اور اس سروس کے چلانے والے سے کہیں کہ اسے فعال کرے۔`,
  save: 'محفوظ کریں',
  saveHost: 'ہوسٹ کا نام محفوظ کریں',
  saveSender: 'ارسال کنندہ محفوظ کریں',
  saved: 'محفوظ ہو گیا۔',
  open: 'سائن ان کا صفحہ کھولیں',
  senderTitle: 'آپ کی ای میلز کہاں سے آتی ہیں',
  address: 'ای میل ایڈریس',
  addressHint: 'طلبہ اور ساتھی اسے بھیجنے والے کے طور پر دیکھتے ہیں۔ اس سروس کے پتے کے لیے خالی چھوڑیں۔',
  replyTo: 'جوابات کا ایڈریس',
  replyToHint: 'اگر جوابات اسی ایڈریس پر آئیں تو خالی چھوڑیں۔',
  addRecord: 'یہ TXT ریکارڈ اپنے DNS میں شامل کریں، پھر جانچیں۔ تب تک ای میلز اس سروس کے پتے سے آتی ہیں۔',
  recordName: 'نام',
  recordValue: 'قدر',
  copied: 'کاپی ہو گیا!',
  check: 'جانچیں',
  missing: 'ریکارڈ ابھی نہیں ملا۔ DNS کی تبدیلی میں گھنٹے لگ سکتے ہیں۔',
  on: 'آپ کی ای میلز اس ایڈریس سے آتی ہیں۔ ریکارڈ رہنے دیں: وصول کرنے والے میل سرور اسے جانچتے ہیں۔',
}
