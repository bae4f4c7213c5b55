import type { register as english } from '@credenza/schema/sentences/register'
import type { Twin } from '@credenza/schema/sentences/sentence'

export const register: Twin<typeof english> = {
  'register.accounts.name': 'اکاؤنٹ اور سائن اِن',
  'register.accounts.purpose': 'لوگ سائن اِن کرتے ہیں، اور ان کے نام سے کوئی اور نہیں کرتا۔',
  'register.accounts.data':
    'نام، ای میل، پاس ورڈ (صرف ہیش)، دوسرے عوامل، سائن اِن آلات، زبان؛ اور ادارے کی ڈائریکٹری اور سائن اِن فراہم کنندہ اس کے لوگوں کے بارے میں جو بتاتے ہیں۔',
  'register.accounts.kept': 'جب تک شخص کا ڈیٹا مٹایا یا ہٹایا نہ جائے؛ سیشن اور کوڈ ختم ہونے تک۔',
  'register.guessing.name': 'اندازے لگانے سے حفاظت',
  'register.guessing.purpose':
    'پاس ورڈ اور کوڈ کا اندازہ نہیں لگایا جا سکتا، اور کالیں سرور پر بوجھ نہیں ڈال سکتیں۔',
  'register.guessing.data': 'اکاؤنٹس اور نیٹ ورک پتوں کے کلیدی خلاصے، اور گنتیاں۔',
  'register.guessing.kept': 'چند منٹ سے چند دن؛ جن پتوں سے کسی نے سائن اِن کیا وہ 90 دن۔',
  'register.organisations.name': 'ادارے اور ان کی طرف سے کام کرنے والے',
  'register.organisations.purpose':
    'ایڈمنسٹریٹر ادارے کی شناخت جانچتا ہے، پھر وہ جاری یا تصدیق کر سکتا ہے، اور دوسرے اس سے رابطہ کر سکتے ہیں۔',
  'register.organisations.data':
    'رابطہ افراد کے نام، ای میل اور فون، شناختی کاغذات (مہر بند)، عوامی رابطہ، سانچوں پر دستخط اور مہریں۔',
  'register.organisations.kept': 'جب تک ادارے کی اسناد جانچی جا سکتی ہیں۔',
  'register.students.name': 'جاری کنندگان کی طلبہ فہرستیں',
  'register.students.purpose': 'جاری کنندہ جانتا ہے کہ کسے سند دے رہا ہے اور اس سے رابطہ کیسے کرے۔',
  'register.students.data':
    'نام، والدین کے نام، کالج، کورس، سال، رول نمبر، موبائل نمبر، تاریخِ پیدائش، ای میل؛ اپ لوڈ کردہ فہرستیں (مہر بند)۔',
  'register.students.kept':
    'جب تک جاری کنندہ انہیں نہ ہٹائے: فہرست کا ذمہ دار وہی ہے۔ اپ لوڈ کردہ فہرستیں نیچے کے انتخاب تک، دعوتیں 90 دن۔',
  'register.certificates.name': 'اسناد',
  'register.certificates.purpose': 'اسناد جاری، درست، منسوخ اور جانچی جاتی ہیں۔',
  'register.certificates.data':
    'سند پر نام، عنوان، نتائج اور تاریخیں، اور اس کی دستخط شدہ دستاویز جو شخص کی اپنی کلید سے مہر بند ہے۔',
  'register.certificates.kept':
    'جب تک شخص کا ڈیٹا نہ مٹایا جائے: پھر نام، نتائج اور دستاویز کے بغیر صرف اندراج رہتا ہے۔',
  'register.review.name': 'تصدیق کنندگان کے فیصلے',
  'register.review.purpose': 'تصدیق کنندہ سند قبول یا رد کرتا ہے۔',
  'register.review.data': 'سند کا مواد، تصدیق کنندہ کی ٹیم کے نوٹ، اور جاری کنندہ کی دی ہوئی فائلیں۔',
  'register.review.kept': 'جب تک سند ہے؛ نوٹ اور فائلیں شخص کا ڈیٹا مٹنے تک۔',
  'register.sharing.name': 'طلبہ کے شیئر کردہ لنک',
  'register.sharing.purpose': 'طالب علم اپنی پسند کے لوگوں کو سند دکھاتا ہے۔',
  'register.sharing.data': 'لنک کا نام، اس کی حدیں اور وہ کتنی بار کھلا، یہ نہیں کہ کس نے کھولا۔',
  'register.sharing.kept': 'جب تک شخص کا ڈیٹا نہ مٹایا جائے۔ منسوخ لنک کچھ نہیں کھولتا۔',
  'register.mail.name': 'ای میلیں',
  'register.mail.purpose':
    'لوگوں کو ان سے متعلق باتیں بتائی جاتی ہیں، اور جن پتوں پر کوئی نہیں پڑھتا انہیں مزید ای میل نہیں جاتی۔',
  'register.mail.data': 'منتظر ای میلیں (مہر بند)، ترسیل کے پتے، پتوں کے کلیدی خلاصے۔',
  'register.mail.kept': 'مواد بھیجنے تک؛ بھیجنے کا ریکارڈ نیچے کے انتخاب تک؛ بند پتے دوبارہ اجازت ملنے تک۔',
  'register.checks.name': 'اجتماعی جانچ',
  'register.checks.purpose': 'تصدیق کنندہ ایک ساتھ بہت سی اسناد جانچتا ہے۔',
  'register.checks.data': 'اپ لوڈ کردہ فائلیں اور ان کے نتائج (مہر بند)۔',
  'register.checks.kept': 'فائلیں جانچ تک، نتائج ایک دن۔',
  'register.presentations.name': 'سند دکھانے کی درخواستیں',
  'register.presentations.purpose':
    'ایک ادارہ ہولڈر سے سرٹیفکیٹ کی کچھ باتیں دکھانے کو کہتا ہے، اور ہولڈر راضی ہوتا ہے۔',
  'register.presentations.data': 'جو پوچھا گیا اور جو دکھایا گیا (مہر بند)۔',
  'register.presentations.kept':
    'جو دکھایا گیا وہ ادارے کی چنی ہوئی مدت تک، زیادہ سے زیادہ 90 دن؛ درخواست اور اس کی رسید ایک سال۔',
  'register.visitors.name': 'مہمانوں کی لائی ہوئی اسناد',
  'register.visitors.purpose':
    'مہمان کہیں اور جاری ہوئی سند جانچتا ہے، اور براؤزر سے باہر جانے سے پہلے اس سے پوچھا جاتا ہے۔',
  'register.visitors.data': 'سند کا مواد، جب تک جانچ جاری ہے۔',
  'register.visitors.kept': 'محفوظ نہیں کیا جاتا۔',
  'register.payments.name': 'فیس اور ادائیگیاں',
  'register.payments.purpose': 'فیس لی اور ادا کی جاتی ہے، اور کھاتے قانون کے مطابق رکھے جاتے ہیں۔',
  'register.payments.data':
    'کس کے ذمے کیا ہے اور کس نے کیا ادا کیا، ادائیگیوں کے حوالے، ٹیکس کی تفصیلات اور انوائس، پلیٹ فارم کا بینک اکاؤنٹ۔',
  'register.payments.kept': 'کبھی نہیں مٹائے جاتے: کھاتے رکھنا لازم ہے۔',
  'register.records.name': 'آڈٹ ٹریل اور پروگراموں کو پیغامات',
  'register.records.purpose': 'دکھایا جا سکتا ہے کہ کس نے کیا کیا، اور بعد میں کسی نے اسے نہیں بدلا۔',
  'register.records.data': 'لوگوں، اداروں اور اسناد کی شناختیں اوقات کے ساتھ؛ کوئی نام نہیں۔',
  'register.records.kept': 'ریکارڈ ہمیشہ؛ پروگراموں کو پیغامات نیچے کے انتخاب تک۔',
  'register.rights.name': 'مٹانے کی درخواستیں، قانونی پابندیاں اور خلاف ورزیاں',
  'register.rights.purpose': 'لوگوں کے حقوق پورے کیے جاتے ہیں، اور جو عدالت مانگ سکتی ہے وہ رکھا جاتا ہے۔',
  'register.rights.data':
    'لوگوں کی شناختیں اوقات کے ساتھ، پابندیوں کی وجوہات، اور خلاف ورزیوں میں کیا ہوا اور ان کے بارے میں خط۔',
  'register.rights.kept': 'ہمیشہ، ثبوت کے طور پر۔',
}
