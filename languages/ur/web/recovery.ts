import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { recoveryTexts as english } from '../../../web/src/texts/recovery.ts'
import { leftToRight } from '../../direction.ts'

export const recoveryTexts: Texts<typeof english> = {
  request: {
    title: 'پاس ورڈ بھول گئے',
    lead: 'اپنی ای میل لکھیں، ہم آپ کو 6 ہندسوں کا کوڈ بھیجیں گے۔',
    email: 'ای میل',
    send: 'کوڈ بھیجیں',
    sending: 'بھیجا جا رہا ہے...',
  },
  verify: {
    title: 'کوڈ درج کریں',
    lead: (email) => `اگر ${leftToRight(email)} کا اکاؤنٹ موجود ہے تو 6 ہندسوں کا کوڈ بھیج دیا گیا ہے۔`,
    otherEmail: 'دوسری ای میل استعمال کریں',
    boxes: '6 ہندسوں کا کوڈ',
    box: (position) => `6 میں سے ہندسہ ${position}`,
    submit: 'تصدیق کریں',
    submitting: 'تصدیق ہو رہی ہے...',
    resend: 'کوڈ دوبارہ بھیجیں',
    resending: 'دوبارہ بھیجا جا رہا ہے...',
    resendIn: 'نیا کوڈ ملنے میں',
    resendReady: 'اب آپ نیا کوڈ منگوا سکتے ہیں۔',
    nothingCame: 'کچھ نہیں آیا؟ اپنا اسپیم فولڈر دیکھیں۔ کوڈ 10 منٹ تک کام کرتا ہے۔',
  },
  reset: {
    title: 'نیا پاس ورڈ سیٹ کریں',
    lead: 'اس سے آپ ہر ڈیوائس پر سائن آؤٹ ہو جائیں گے۔',
    password: 'نیا پاس ورڈ',
    confirm: 'پاس ورڈ دوبارہ لکھیں',
    submit: 'پاس ورڈ ری سیٹ کریں',
    submitting: 'ری سیٹ ہو رہا ہے...',
    back: 'سائن ان پر واپس جائیں',
    failed: 'کچھ غلط ہو گیا',
    startAgain: 'نیا کوڈ منگوائیں',
    rules: 'پاس ورڈ کی شرائط',
    ruleLength: 'کم از کم 8 حروف',
    ruleSame: 'دونوں خانوں میں ایک ہی',
  },
  first: {
    title: 'اپنا پاس ورڈ خود منتخب کریں',
    lead: 'جس نے آپ کو یہ پاس ورڈ دیا وہ بھی اسے جانتا ہے۔ ایسا پاس ورڈ منتخب کریں جو صرف آپ جانتے ہوں۔',
    submit: 'پاس ورڈ سیٹ کریں اور سائن ان کریں',
    submitting: 'پاس ورڈ سیٹ ہو رہا ہے...',
    startAgain: 'دوبارہ شروع کریں',
  },
  mailbox: {
    title: 'ثابت کریں کہ یہ میل باکس آپ کا ہے',
    why: 'ایک اور ادارے نے آپ کو شامل کیا ہے۔ اس کی جاری کردہ چیزیں دکھانے سے پہلے ہم ایک بار یقین کرتے ہیں کہ آپ کا اکاؤنٹ اسی کا ہے جس کا یہ ای میل پتہ ہے۔',
    sentTo: (hint) => `ہم نے ${leftToRight(hint)} پر 6 ہندسوں کا کوڈ ای میل کیا ہے۔`,
    submit: 'ثابت کریں اور سائن ان کریں',
  },
  done: {
    title: 'پاس ورڈ کامیابی سے ری سیٹ ہو گیا!',
    text: 'اب آپ نئے پاس ورڈ سے سائن ان کر سکتے ہیں۔',
    login: 'سائن ان کریں',
  },
}
