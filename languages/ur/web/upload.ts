import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { uploadTexts as english } from '../../../web/src/texts/upload.ts'

export const uploadTexts: Texts<typeof english> = {
  open: 'سرٹیفکیٹ اپ لوڈ کریں',
  title: 'سرٹیفکیٹ اپ لوڈ کریں',
  lead: 'آپ کے پاس موجود کاغذی سرٹیفکیٹ یا فائل: pdf،\u200f jpg یا png، زیادہ سے زیادہ 2 MB۔ جس جاری کنندہ کا آپ نام دیں وہ اسے جانچ کر اس پر دستخط کرتا ہے، پھر تصدیق کنندہ فیصلہ کرتا ہے۔',
  issuer: 'جاری کنندہ',
  type: 'سرٹیفکیٹ کی قسم',
  certificateTitle: 'سرٹیفکیٹ کا عنوان',
  date: 'تاریخِ اجرا',
  file: 'سرٹیفکیٹ فائل',
  submit: 'اپ لوڈ کریں',
  running: 'اپ لوڈ ہو رہا ہے...',
  fileGone: 'فائل حذف ہو چکی ہے۔',
  loadingFile: 'فائل لوڈ ہو رہی ہے',
  downloadFailed: 'سرٹیفکیٹ کی تصویر ڈاؤن لوڈ نہیں ہو سکی۔',
  mark: 'صارف کا اپ لوڈ کردہ',
  markOwn: 'آپ کا اپ لوڈ کردہ',
  waitsForIssuer: (issuer) => `${issuer} کی تصدیق کا منتظر۔`,
  waitsForVerifier: 'جاری کنندہ نے تصدیق کر دی۔ تصدیق کنندہ کا منتظر۔',
  fee: {
    free: 'تصدیق کنندہ کوئی فیس نہیں لیتا۔',
    one: (amount) => `تصدیق کنندہ قبول کرے تو ${amount} لگیں گے، ورنہ کچھ نہیں۔`,
    several: (least, most) =>
      `${least} سے ${most} تک لگیں گے، اس پر منحصر کہ کون سا تصدیق کنندہ قبول کرتا ہے۔ کوئی نہ کرے تو کچھ نہیں۔`,
    upTo: (most) =>
      `زیادہ سے زیادہ ${most} لگیں گے، اس پر منحصر کہ کون سا تصدیق کنندہ قبول کرتا ہے۔ کوئی نہ کرے تو کچھ نہیں۔`,
    charged: (amount) => `فیس ${amount}۔`,
  },
  uploaded: 'اپ لوڈ کی گئی فائل',
  letter: 'اتھارٹی لیٹر',
  download: 'ڈاؤن لوڈ کریں',
  downloadWhat: (what) => `${what} ڈاؤن لوڈ کریں`,
  origin: 'ماخذ',
  origins: { all: 'تمام ماخذ', issuer: 'ہمارے بنائے ہوئے', user: 'صارفین کے اپ لوڈ کردہ' },
  answer: {
    explanation:
      'ایک طالب علم نے یہ سرٹیفکیٹ اپ لوڈ کیا اور آپ کو جاری کنندہ بتایا۔ فائل جانچیں اور اتھارٹی لیٹر لگائیں۔ تصدیق کرنے سے اس پر آپ کے اپنے سرٹیفکیٹس کی طرح دستخط ہو جاتے ہیں۔ دستخط حتمی ہوتے ہیں۔',
    letter: 'اتھارٹی لیٹر (LOA)',
    letterHint: 'pdf،\u200f jpg یا png، زیادہ سے زیادہ 2 MB',
  },
}
