import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { attachmentTexts as english } from '../../../web/src/texts/attachment.ts'

export const attachmentTexts: Texts<typeof english> = {
  title: 'تصدیق کنندگان کے لیے فائلیں',
  lead: 'مارک شیٹ یا پاسپورٹ کی کاپی: انہیں صرف آپ کا ادارہ اور آپ کا منتخب کردہ تصدیق کنندہ کھول سکتے ہیں۔ یہ سرٹیفکیٹ کا حصہ نہیں۔',
  received: 'جاری کنندہ کی فائلیں',
  receivedLead: 'انہیں صرف آپ اور جاری کنندہ کھول سکتے ہیں۔ آپ جب بھی کھولیں، اس کا اندراج ہوتا ہے۔',
  none: 'ابھی کوئی فائل نہیں۔ تصدیق کنندہ منتخب کریں اور وہ فائلیں شامل کریں جو فیصلے کے لیے درکار ہیں۔',
  decided: 'فیصلہ ہو چکا ہے، اس لیے مزید فائلیں شامل نہیں ہو سکتیں۔',
  verifier: 'تصدیق کنندہ',
  files: 'فائلیں',
  filesHint: (megabytes, count) =>
    `pdf،\u200f jpg یا png، ہر ایک ${megabytes} MB تک، فی تصدیق کنندہ ${count} فائلیں`,
  tooLarge: (megabytes) => `فائل زیادہ سے زیادہ ${megabytes} MB کی ہو سکتی ہے۔`,
  add: 'فائلیں شامل کریں',
  added: (count) => (count === '1' ? 'فائل شامل ہو گئی۔' : `${count} فائلیں شامل ہو گئیں۔`),
  to: (verifier) => `${verifier} کے لیے`,
  open: 'کھولیں',
  close: 'بند کریں',
  openWhat: (name) => `${name} کھولیں`,
  closeWhat: (name) => `${name} بند کریں`,
  download: 'ڈاؤن لوڈ کریں',
  downloadWhat: (name) => `${name} ڈاؤن لوڈ کریں`,
  downloadFailed: 'فائل ڈاؤن لوڈ نہیں ہو سکی۔',
  delete: 'حذف کریں',
  deleteWhat: (name) => `${name} حذف کریں`,
  deleteTitle: 'یہ فائل حذف کریں؟',
  deleteText: 'تصدیق کنندہ اسے پھر نہیں کھول سکے گا۔ اسے کالعدم نہیں کیا جا سکتا۔',
  deleted: 'فائل حذف ہو گئی۔',
}
