import type { Texts } from '../../../web/src/lib/texts.ts'
import type { importTexts as english } from '../../../web/src/texts/student-import.ts'
import { ownWords } from '../../direction.ts'

const dates = (count: string): string => (count === '1' ? 'تاریخ' : 'تاریخوں')

export const importTexts: Texts<typeof english> = {
  title: 'ڈیٹا اپ لوڈ',
  intro: 'نمونہ پُر کریں، یا انہی کالموں والی اپنی فہرست، یا OneRoster ایکسپورٹ (\u200e.zip) استعمال کریں۔',
  sample: 'نمونہ اسپریڈ شیٹ ڈاؤن لوڈ کریں',
  drop: 'اسپریڈ شیٹ یہاں چھوڑیں، یا',
  browse: 'فائلیں براؤز کریں',
  limits: '\u200e.xls،\u200f \u200e.xlsx،\u200f \u200e.csv یا OneRoster کی \u200e.zip، زیادہ سے زیادہ 50 MB',
  submit: 'جمع کرائیں',
  submitting: 'طلبہ شامل ہو رہے ہیں...',
  uploading: 'فہرست اپ لوڈ ہو رہی ہے',
  remove: 'فائل ہٹائیں',
  tooMany: 'بہت زیادہ فائلیں',
  wrongType:
    'فائل کی قسم \u200e.csv،\u200f \u200e.xls،\u200f \u200e.xlsx یا \u200e.zip (OneRoster) ہونی چاہیے',
  tooLarge: (bytes) => `فائل ${bytes} بائٹس سے بڑی ہے`,
  tooSmall: (bytes) => `فائل ${bytes} بائٹس سے چھوٹی ہے`,

  reading: 'فہرست پڑھی جا رہی ہے۔ ابھی کچھ لکھا نہیں گیا۔',
  writing: 'طلبہ شامل ہو رہے ہیں۔ آپ یہ ونڈو بند کر کے صفحہ چھوڑ سکتے ہیں۔ امپورٹ جاری رہے گا۔',
  rowsRead: (rows) => `پڑھی گئی قطاریں: ${rows}`,
  rowsOf: (rows, total) => `قطاریں: ${total} میں سے ${rows}`,

  matching: 'کچھ کالم نہیں ملے۔ انہیں اپنی فہرست کے کالموں سے ملائیں۔',
  noList: 'یہاں طلبہ کی کوئی فہرست نہیں ملی۔ اس کی شیٹ اور سرخیوں والی قطار منتخب کریں۔',
  place: {
    title: 'فہرست کہاں ہے',
    sheet: 'شیٹ',
    hidden: (name) => `${name} (چھپی ہوئی)`,
    row: 'سرخیوں والی قطار',
    noHeadings: 'سرخیاں نہیں: فہرست پہلی قطار سے شروع ہوتی ہے',
    rowText: (row, text) => `${row}: ${text}`,
    foundOn: (sheet, row) => `شیٹ ${sheet} پر ملی، سرخیاں قطار ${row} میں ہیں۔`,
    found: (row) => `فہرست مل گئی، سرخیاں قطار ${row} میں ہیں۔`,
    unlabelledOn: (sheet) => `شیٹ ${sheet} سے، سرخیوں کے بغیر پڑھی گئی۔`,
    unlabelled: 'سرخیوں کے بغیر پڑھی گئی۔',
    others: (sheets) =>
      `یہ شیٹس بھی فہرستیں لگتی ہیں: ${sheets}۔ انہیں امپورٹ کرنے کے لیے فائل دوبارہ اپ لوڈ کریں۔`,
    notFound: (fields) => `فہرست میں نہیں: ${fields}۔ یہ خالی رہیں گے۔`,
  },
  doubts: {
    columns: {
      inTab: 'ہمیں ان کالموں کے بارے میں یقین نہیں۔ آپ “کالم” میں دوسرے منتخب کر سکتے ہیں۔',
      below: 'ہمیں ان کالموں کے بارے میں یقین نہیں۔ آپ نیچے دوسرے منتخب کر سکتے ہیں۔',
    },
    list: {
      inTab: 'ہمیں یقین نہیں کہ فہرست یہی ہے۔ “کالم” میں اس کی پہلی قطاریں دیکھیں۔',
      below: 'ہمیں یقین نہیں کہ فہرست یہی ہے۔ نیچے اس کی پہلی قطاریں دیکھیں۔',
    },
    heading: (heading) => `“${heading}”`,
    because: {
      cells: (field, heading) => `${field}: ${heading} سے، مگر اس کے زیادہ تر خانے کچھ اور لگتے ہیں۔`,
      heading: (field, heading) => `${field}: ${heading} سے، اس سرخی کے ایک لفظ کی بنا پر۔`,
    },
    rivals: (field, heading, others) => `${field}: ${heading} سے۔ یہ بھی ہو سکتا ہے: ${others}۔`,
  },
  dates: {
    title: 'تاریخیں کس طرح لکھی ہیں؟',
    why: (example) =>
      `${example} جیسی تاریخ دو طرح پڑھی جا سکتی ہے، اور فہرست میں کہیں واضح نہیں کہ کون سی درست ہے۔`,
    both: (dayFirst, monthFirst) =>
      `${dayFirst} ${dates(dayFirst)} میں دن پہلے ہے اور ${monthFirst} میں مہینہ پہلے۔ ایک منتخب کریں؛ باقی چھوڑ دی جائیں گی تاکہ آپ درست کر سکیں۔`,
    needed: 'منتخب کریں کہ تاریخیں کس طرح لکھی ہیں۔',
    'day-first': 'دن پہلے: 03/04/2000 یعنی 3 اپریل 2000',
    'month-first': 'مہینہ پہلے: 03/04/2000 یعنی 4 مارچ 2000',
    label: 'تاریخیں',
    column: (count) => `فہرست کی ${count} ${dates(count)} سے طے ہوا۔`,
    heading: 'سرخی سے طے ہوا۔',
    person: 'یہ آپ نے منتخب کیا۔',
    swapped: (count) =>
      `${count} تاریخوں میں دن اور مہینہ الٹ ہو سکتے ہیں: ان میں دن 12 سے آگے نہیں جاتا، اور بعد کے تمام دن متن ہیں۔ کسی اور ملک پر سیٹ پروگرام میں فہرست کھولنے سے ایسا ہوتا ہے۔ اپنے ریکارڈ سے ملا لیں۔`,
  },
  firstRows: {
    title: 'پہلی قطاریں، جیسے وہ پڑھی جائیں گی',
    row: 'قطار',
    empty: 'سرخیوں کے نیچے کوئی قطار نہیں۔',
  },
  asides: {
    title: (count) => `طلبہ نہیں (${count})`,
    intro: 'یہ قطاریں چھوڑ دی گئی ہیں کیونکہ ان میں کسی طالب علم کی معلومات نہیں۔',
    kinds: { heading: 'سرخیاں', total: 'میزان', note: 'نوٹ', blank: 'خالی قطار', hidden: 'چھپی ہوئی قطار' },
    counts: {
      heading: (count) => `${count} سرخیوں والی`,
      total: (count) => `${count} میزان والی`,
      note: (count) => `${count} نوٹ والی`,
      blank: (count) => `${count} خالی`,
    },
    hidden: (count) =>
      `چھوڑی گئی چھپی ہوئی قطاریں: ${count}۔ انھیں امپورٹ کرنے کے لیے اسپریڈ شیٹ میں ظاہر کریں اور فائل دوبارہ منتخب کریں۔`,
    kind: 'یہ کیا ہے',
    text: 'کیا لکھا ہے',
  },
  accepted: {
    title: (count) => `قبول شدہ قطاریں (${count})`,
    label: 'قبول شدہ قطاریں',
    effects: { new: 'نیا', changed: 'تبدیل شدہ', unchanged: 'پہلے سے موجود' },
    effect: 'امپورٹ',
    more: 'مزید قطاریں دکھائیں',
    failed: 'قطاریں نہیں دکھائی جا سکیں۔ دوبارہ کوشش کریں۔',
    again: 'دوبارہ کوشش کریں',
  },
  notInList: 'فہرست میں نہیں',
  columnNumber: (number) => `کالم ${number}`,
  example: (value) => `مثلاً: ${value}`,
  needed: (fields) =>
    `ہر طالب علم کے لیے یہ ضروری ہیں: ${fields}۔ اوپر کالم منتخب کریں، یا جو نہیں ہے اسے اپنی فہرست میں شامل کر کے دوبارہ اپ لوڈ کریں۔`,
  readAgain: 'ان کالموں کے ساتھ فہرست پڑھیں',

  found: 'فہرست میں کیا ہے',
  fresh: (count) => `${count} ${count === '1' ? 'نیا' : 'نئے'}`,
  created: (count) => `${count} شامل ${count === '1' ? 'ہوا' : 'ہوئے'}`,
  changed: (count) => `${count} تبدیل شدہ`,
  updated: (count) => `${count} اپ ڈیٹ ${count === '1' ? 'ہوا' : 'ہوئے'}`,
  left: (count) => (count === '1' ? '1 جوں کا توں چھوڑا گیا' : `${count} جوں کے توں چھوڑے گئے`),
  unchanged: (count) => `${count} پہلے سے موجود`,
  failed: (count) => `${count} میں غلطیاں`,
  leftOut: 'غلطیوں والی قطاریں چھوڑ دی جاتی ہیں۔ انہیں ڈاؤن لوڈ کریں، درست کریں اور دوبارہ اپ لوڈ کریں۔',
  updateExisting: (count) => `تبدیل شدہ طلبہ کو بھی اپ ڈیٹ کریں (${count})`,
  updateHint: 'ان کی ای میل، پاس ورڈ اور سرٹیفکیٹس جوں کے توں رہیں گے۔',
  nothingNew: 'امپورٹ کرنے کے لیے کچھ نہیں۔',
  onlyChanges:
    'کوئی طالب علم نیا نہیں۔ تبدیل شدہ طلبہ کو اپ ڈیٹ کرنے کے لیے “تبدیل شدہ طلبہ کو بھی اپ ڈیٹ کریں” منتخب کریں۔',
  startWaiting: 'امپورٹ کریں',
  start: (count) => `${count} امپورٹ کریں`,
  discard: 'فہرست ہٹائیں',

  problems: {
    missing: 'خالی خانے',
    invalid: 'درست کرنے والی معلومات',
    repeated: 'فہرست میں دہرائے گئے',
    taken: 'رول نمبر پہلے سے استعمال میں',
    undrawable: 'نام جو چھپ نہیں سکتے',
  },
  undrawable:
    'یہ طلبہ امپورٹ ہو جائیں گے، مگر جب تک ان کے نام دوسرے حروف میں نہ ہوں انہیں سرٹیفکیٹس نہیں مل سکتے۔ انہیں ڈاؤن لوڈ کریں، درست کریں اور دوبارہ اپ لوڈ کریں۔',
  tab: (name, count) => `${name} (${count})`,
  changes: 'تبدیل شدہ طلبہ',
  columns: 'کالم',
  row: 'قطار',
  column: 'کالم',
  cell: 'آپ کی فہرست میں',
  reason: 'کیا درست کرنا ہے',
  errors: 'غلطیوں والی قطاریں',
  student: 'طالب علم',
  differences: 'کیا بدلے گا',
  before: 'پہلے',
  after: 'بعد میں',
  more: (count) => `مزید قطاریں: ${count}۔ ڈاؤن لوڈ میں سب ہیں۔`,
  downloadErrors: 'غلطیوں والی قطاریں ڈاؤن لوڈ کریں',
  downloadChanges: 'تبدیلیاں ڈاؤن لوڈ کریں',
  downloadFailed: 'فائل ڈاؤن لوڈ نہیں ہو سکی۔ براہِ کرم دوبارہ کوشش کریں۔',
  another: 'دوسری فائل اپ لوڈ کریں',

  past: 'پچھلی فہرستیں',
  open: (file) => `${ownWords(file)} دکھائیں`,
  status: {
    matching: 'کالم منتخب کرنے ہیں',
    reviewing: 'پڑھی جا رہی ہے',
    ready: 'امپورٹ کے لیے تیار',
    waiting: 'امپورٹ ہو رہی ہے',
    running: 'امپورٹ ہو رہی ہے',
    done: 'امپورٹ ہو گئی',
    failed: 'امپورٹ نہیں ہوئی',
  },
  show: 'دکھائیں',
}
