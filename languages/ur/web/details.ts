import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { detailTexts as english, courseTexts as englishCourses } from '../../../web/src/texts/details.ts'

export const detailTexts: Texts<typeof english> = {
  labels: {
    grade: 'گریڈ',
    gpa: 'جی پی اے',
    honours: 'آنرز',
    level: 'لیول',
    credits: 'کریڈٹ آورز',
    hours: 'گھنٹے',
  },
  custom: 'دوسرا خانہ',
  title: 'گریڈ اور دیگر تفصیلات (اختیاری)',
  lead: 'اس بار بننے والے ہر سرٹیفکیٹ پر یہی لکھا ہوگا۔',
  add: 'گریڈ، جی پی اے، کریڈٹ آورز یا دیگر تفصیلات شامل کریں',
  gpaScale: 'جی پی اے کتنے میں سے',
  label: (number) => `خانہ ${number}: نام`,
  value: (number) => `خانہ ${number}: قدر`,
  addField: 'خانہ شامل کریں',
  pasted: {
    tooMany: (most) =>
      `ہر وصول کنندہ کو اپنا عنوان، گریڈ یا دوسری تفصیلات دینے کے لیے زیادہ سے زیادہ ${most} منتخب کریں، مثلاً کسی ایک کورس کے۔`,
    open: 'ہر وصول کنندہ کا اپنا عنوان، گریڈ یا دیگر تفصیلات دیں',
    title: 'ہر وصول کنندہ کی اپنی تفصیلات (اختیاری)',
    hint: 'اپنی اسپریڈ شیٹ کی قطاریں سرخیوں سمیت کاپی کر کے یہاں پیسٹ کریں۔ ایک کالم میں رول نمبر یا ای میل ہونا ضروری ہے۔ “سرٹیفکیٹ کا عنوان” نام کا کالم ہر سرٹیفکیٹ کو اس کا اپنا عنوان دیتا ہے۔ ٹرانسکرپٹ کے لیے طالب علم کے ہر کورس کو الگ قطار دیں، جس کے کالم “کورس کوڈ”، “کورس کا عنوان”، “گریڈ”، “کریڈٹس” اور “سمسٹر” ہوں۔',
    roster: 'OneRoster فائل سے حتمی گریڈ لیں',
    readingRoster: 'گریڈ پڑھے جا رہے ہیں…',
    replaceQuestion: 'کیا یہ قطاریں بدلنی ہیں؟',
    replaceText: 'موجودہ قطاروں کی جگہ فائل کے گریڈ آ جائیں گے۔',
    replace: 'قطاریں بدلیں',
    label: 'آپ کی اسپریڈ شیٹ کی قطاریں',
    matched: (count, total) => `${total} وصول کنندگان میں سے ${count} کی تفصیلات مل گئیں۔`,
    nameless: 'رول نمبر یا ای میل والا کوئی کالم نہیں ملا۔ سرخیاں بھی کاپی کریں، مثلاً رول نمبر۔',
    strangers: (rows) => `یہ قطاریں کسی وصول کنندہ کی نہیں، اس لیے چھوڑ دی گئی ہیں: ${rows}۔`,
    faulty: (row, fields) => `قطار ${row}: ${fields} دیکھیں۔`,
    contrary: (earlier, row, fields) =>
      `قطاریں ${earlier} اور ${row} ایک ہی وصول کنندہ کی ہیں، مگر ان میں یہ مختلف ہے: ${fields}۔`,
    others: 'یہ کالم بھی سرٹیفکیٹس پر دکھائیں',
  },
  removeField: (number) => `خانہ ${number} ہٹائیں`,
}

/** Words of the courses that a certificate lists. */
export const courseTexts: Texts<typeof englishCourses> = {
  title: 'کورسز (اختیاری)',
  add: 'کورس شامل کریں',
  course: 'کورس',
  subject: (number) => `کورس ${number}: نام`,
  grade: (number) => `کورس ${number}: گریڈ`,
  credits: (number) => `کورس ${number}: کریڈٹ آورز`,
  remove: (number) => `کورس ${number} ہٹائیں`,
}
