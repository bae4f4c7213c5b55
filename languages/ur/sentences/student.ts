import type { Twin } from '@credenza/schema/sentences/sentence'
import type { student as english } from '@credenza/schema/sentences/student'
import { leftToRight, ownWords } from '../../direction.ts'
import { words } from '../field-names.ts'
import { messages } from '../messages.ts'

export const student: Twin<typeof english> = {
  'not_found.student': 'طالب علم نہیں ملا۔',
  'already_exists.student_email': 'اس ای میل والا طالب علم پہلے سے موجود ہے۔',
  'already_exists.roll_number': 'اس رول نمبر والا طالب علم پہلے سے موجود ہے۔',
  'already_exists.roll_number_of': ({ name, email }) =>
    `یہ رول نمبر ${ownWords(name)}، ${leftToRight(email)} کا ہے۔`,
  student_changed:
    'اس دوران کسی اور نے اس طالب علم کی معلومات بدل دیں۔ ان کی تبدیلیاں دیکھیں، پھر دوبارہ محفوظ کریں۔',
  student_archived: 'یہ طالب علم آرکائیو شدہ ہے۔ پہلے اسے بحال کریں۔',
  student_erased:
    'اس شخص نے اپنا اکاؤنٹ مٹا دیا ہے۔ اگر آپ اسے ایک اور سرٹیفکیٹ جاری کریں تو اسے نیا اکاؤنٹ ملے گا۔',
  student_in_use: 'سرٹیفکیٹس موجود ہیں۔',
  'student_in_use.course': 'کورس میں سرٹیفکیٹ کے لیے تجویز شدہ۔',
  'student_in_use.changed': 'اس کے بعد ترمیم، دعوت یا آرکائیو ہو چکا ہے۔',
  'student_in_use.named_again': 'اس کے بعد کسی دوسری فہرست یا پروگرام میں آیا، یا منتقل کیا گیا۔',
  'student_in_use.signed_in': 'اس کے بعد اکاؤنٹ میں سائن ان ہو چکا ہے۔',
  'student_in_use.held': 'ڈیٹا قانونی طور پر محفوظ رکھا گیا ہے۔',
  invited_recently: 'اس طالب علم کو دعوت دیے ایک دن سے کم ہوا ہے۔ کل دوبارہ کوشش کریں۔',
  'invalid.email_repeated': ({ row }) => `قطار ${row} میں بھی یہی ای میل ہے۔`,
  'invalid.roll_number_repeated': ({ row }) => `قطار ${row} میں بھی یہی رول نمبر ہے۔`,

  'not_found.import': 'امپورٹ نہیں ملا۔',
  import_not_ready: 'یہ فہرست ابھی پڑھی جا رہی ہے۔ تھوڑی دیر میں دوبارہ کوشش کریں۔',
  'import_not_ready.started': 'یہ امپورٹ پہلے ہی شروع ہو چکا ہے۔',
  'import_not_ready.others': 'ایک اور فہرست امپورٹ ہو رہی ہے۔ اس کے مکمل ہونے پر دوبارہ کوشش کریں۔',
  'import_not_ready.undoing': 'ایک امپورٹ کالعدم ہو رہا ہے۔ اس کے مکمل ہونے پر دوبارہ کوشش کریں۔',
  'invalid.file_needed': messages.selectFile,
  'invalid.columns_missing': ({ fields }) =>
    `یہ کالم موجود نہیں: ${fields.map(words).join('، ')}۔ سب کالم دیکھنے کے لیے نمونہ ڈاؤن لوڈ کریں۔`,
  'invalid.columns_shared': 'ہر خانے کے لیے شیٹ کا الگ کالم منتخب کریں۔',
  'invalid.list_place': 'اس فائل کی کوئی شیٹ اور قطار منتخب کریں۔',
  'invalid.cell_error': 'اس خانے کا فارمولا ناکام ہے۔ اسے اپنی اسپریڈ شیٹ میں درست کریں۔',
  'invalid.digits_lost':
    'اس نمبر کے آخری ہندسے ضائع ہو گئے ہیں کیونکہ اسپریڈ شیٹ نے اسے مختصر کر دیا۔ کالم کا فارمیٹ متن کریں اور نمبر دوبارہ لکھیں۔',
  'invalid.several_phones': 'اس میں ایک سے زیادہ فون نمبر ہیں۔ ایک رہنے دیں۔',
  'invalid.no_such_date': 'اس فہرست کے لیے منتخب دن اور مہینے کی ترتیب میں ایسی کوئی تاریخ نہیں۔',
  'invalid.hijri_date': 'یہ ہجری تاریخ لگتی ہے۔ عیسوی تاریخ لکھیں، جیسے \u206630/06/2025\u2069۔',
  'invalid.date_order_needed': 'منتخب کریں کہ پہلے دن آتا ہے یا مہینہ۔',
  'invalid.dates_unsettled': `03/04/2000 جیسی تاریخیں دو طرح پڑھی جا سکتی ہیں۔ انہیں ${leftToRight('2000-04-03')} کی طرح لکھیں، یا “ڈیٹا اپ لوڈ” میں منتخب کریں کہ پہلے دن آتا ہے یا مہینہ۔`,
  'invalid.sheet_empty': 'فائل خالی ہے۔ کالم دیکھنے کے لیے نمونہ ڈاؤن لوڈ کریں۔',
  'invalid.sheet_slow': 'یہ اسپریڈ شیٹ پڑھنے میں بہت دیر لگی۔ اسے کئی فائلوں میں تقسیم کریں۔',
  'invalid.sheet_damaged':
    'یہ اسپریڈ شیٹ خراب ہے۔ اسے اپنے پروگرام میں کھول کر دوبارہ محفوظ کریں اور نئی فائل منتخب کریں۔',
  'invalid.sheet_quotation': ({ row }) =>
    `قطار ${row} کے بعد واوین کا نشان بند نہیں ہوا۔ اسے درست کر کے دوبارہ کوشش کریں۔`,
  'invalid.sheet_locked': 'یہ اسپریڈ شیٹ پاس ورڈ سے محفوظ ہے۔ پاس ورڈ ہٹا کر اسے دوبارہ منتخب کریں۔',
  'invalid.sheet_roster_delta':
    'اس OneRoster فائل میں صرف تبدیلیاں ہیں (delta)۔ سب کچھ (bulk) ایکسپورٹ کر کے نئی فائل منتخب کریں۔',
  'invalid.sheet_roster_version':
    'یہ OneRoster فائل ورژن 1.1 یا 1.2 نہیں۔ ان میں سے کسی میں ایکسپورٹ کر کے نئی فائل منتخب کریں۔',
  'invalid.sheet_roster_users':
    'اس OneRoster فائل میں تمام لوگوں کی فہرست نہیں (users.csv،\u200f bulk)۔ اس فہرست کے ساتھ ایکسپورٹ کر کے نئی فائل منتخب کریں۔',
  'invalid.sheet_roster_grades':
    'حتمی گریڈ نہیں ملے۔ results.csv والی OneRoster فائل چاہیے جس میں ہر کلاس کا ایک نتیجہ ہو، یا ایک نتیجہ جس کا نام Final Grade ہو۔',
  'invalid.sheet_roster_column': ({ file, column }) =>
    `اس OneRoster فائل میں ${leftToRight(file)} کا کالم ${leftToRight(column)} نہیں ہے۔ دوبارہ ایکسپورٹ کر کے نئی فائل منتخب کریں۔`,
  'unsupported_type.sheet':
    'یہ فائل اسپریڈ شیٹ نہیں۔ اسے \u200e.xlsx،\u200f \u200e.xls یا \u200e.csv میں محفوظ کر کے دوبارہ منتخب کریں۔',
  'too_large.sheet':
    'یہ اسپریڈ شیٹ پڑھنے کے لیے بہت بڑی ہے۔ ایک سادہ شیٹ رکھیں، یا اسے کئی فائلوں میں تقسیم کریں۔',
  'too_large.sheet_bytes': ({ bytes }) => `فائل ${bytes} بائٹس سے بڑی ہے`,
  'too_large.sheet_rows': ({ max }) =>
    `اس اسپریڈ شیٹ میں ${max.toLocaleString('en-GB')} سے زیادہ قطاریں ہیں۔ اسے کئی فائلوں میں تقسیم کریں۔`,
  'too_large.sheet_row': ({ row }) => `قطار ${row} بہت بڑی ہے۔ جو کچھ طالب علم کے بارے میں نہیں وہ ہٹا دیں۔`,

  wallet_in_use: 'آپ کے والٹ میں ایک سرٹیفکیٹ منتقل ہو چکا ہے، اس لیے آپ کو یہی والٹ رکھنا ہوگا۔',
  'invalid.signature_of_another': 'یہ دستخط اس پیغام اور والٹ سے میل نہیں کھاتے۔ پیغام پر دوبارہ دستخط کریں۔',
  'invalid.message_outdated': 'اس پیغام کی میعاد ختم ہو چکی ہے۔ نیا پیغام لے کر اس پر دستخط کریں۔',
}
