import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { quoteTexts as english } from '../../../web/src/texts/quote.ts'

export const quoteTexts: Texts<typeof english> = {
  label: 'جائزہ اور قیمت',
  loading: 'دیکھا جا رہا ہے کہ جائزہ کون لے گا اور قیمت کیا ہوگی...',
  reviewers: 'جائزہ کون لے گا',
  every: (names) => `ہر منظور شدہ تصدیق کنندہ: ${names}۔ پہلا فیصلہ مانا جائے گا۔`,
  chosen: (names) => `آپ کے منتخب تصدیق کنندگان: ${names}۔ پہلا فیصلہ مانا جائے گا۔`,
  nobody: 'ابھی کوئی تصدیق کنندہ منظور شدہ نہیں۔ درخواستیں کسی کے منظور ہونے تک منتظر رہیں گی۔',
  others: (count) => `مزید ${count}`,
  cost: 'قیمت',
  free: 'مفت: کوئی تصدیق کنندہ اس کی فیس نہیں لیتا۔',
  paidByStudent: 'آپ کے لیے مفت: تصدیق کنندہ کو وہ طالب علم ادا کرتا ہے جس نے اپ لوڈ کیا۔',
  single: (amount) => `${amount}، جو تصدیق کنندہ کے قبول کرنے پر لگے گی۔`,
  singleRange: (least, most) => `${least} سے ${most} تک، اس پر منحصر کہ کون سا تصدیق کنندہ قبول کرتا ہے۔`,
  several: (each, sum) => `فی سرٹیفکیٹ ${each}، کل ${sum}، جو تصدیق کنندگان کے قبول کرنے پر لگے گی۔`,
  severalRange: (least, most, sum) =>
    `فی سرٹیفکیٹ ${least} سے ${most} تک، اس پر منحصر کہ کون سا تصدیق کنندہ قبول کرتا ہے۔ کل زیادہ سے زیادہ ${sum}۔`,
  rule: {
    create: 'قیمت بناتے وقت طے ہو جاتی ہے۔ مسترد ہونے پر کچھ نہیں لگتا۔',
    sign: 'قیمت بناتے وقت طے ہو چکی ہے۔ مسترد ہونے پر کچھ نہیں لگتا۔',
  },
}
