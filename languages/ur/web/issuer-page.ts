import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { issuerPageTexts as english } from '../../../web/src/texts/issuer-page.ts'

export const issuerPageTexts: Texts<typeof english> = {
  title: 'سرٹیفکیٹس کا جاری کنندہ',
  approved: (by, since) => `${since} سے ${by} کا منظور شدہ`,
  mayIssue: 'یہ سرٹیفکیٹس جاری کر سکتا ہے۔ منظوری سے پہلے اس کی دستاویزات جانچی گئیں۔',
  suspended: 'معطل',
  suspendedText: (by) =>
    `${by} نے اس جاری کنندہ کو معطل کر دیا ہے: یہ اس وقت سرٹیفکیٹس جاری نہیں کر سکتا۔ پہلے جاری کیے ہوئے سرٹیفکیٹس کی جانچ اب بھی ہو سکتی ہے۔`,
  unvouched: 'زیرِ تفتیش',
  unvouchedText: (by) =>
    `اس جاری کنندہ کے بارے میں ${by} کا ریکارڈ اس کے عوامی لاگز سے میل نہیں کھاتا۔ وضاحت ہونے تک اس کے سرٹیفکیٹس کو معتبر نہیں کہا جا سکتا۔`,
  about: 'اس جاری کنندہ کے بارے میں',
  registeredName: 'رجسٹرڈ نام',
  certificates: 'دستخط شدہ سرٹیفکیٹس',
  categories: 'سرٹیفکیٹ کی قسمیں',
  noCategories: 'فی الحال کوئی نہیں',
  website: 'ویب سائٹ',
  email: 'ای میل',
  noContact: 'اس جاری کنندہ نے یہاں کوئی ویب سائٹ یا ای میل نہیں دی۔',
  did: 'شناختی نمبر',
  keys: 'دستخطی کلیدیں',
  keysLead:
    'سرٹیفکیٹ پر ان میں سے کسی کلید سے دستخط ہوتے ہیں۔ پرانی کلیدیں بھی فہرست میں رہتی ہیں، تاکہ پرانے سرٹیفکیٹس جانچے جا سکیں۔',
  machines: 'ڈویلپرز کے لیے',
  answer: 'یہ صفحہ JSON میں',
  didDocument: 'DID دستاویز',
  notFound: 'کوئی جاری کنندہ نہیں ملا',
  notFoundText: 'اس پتے پر کوئی منظور شدہ جاری کنندہ نہیں۔ دیکھ لیں کہ آپ نے پورا لنک کھولا ہے۔',
  verify: 'سرٹیفکیٹ کی جانچ کریں',
}
