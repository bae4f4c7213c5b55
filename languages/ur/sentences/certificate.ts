import type { certificate as english } from '@credenza/schema/sentences/certificate'
import type { Twin } from '@credenza/schema/sentences/sentence'
import { ownWords } from '../../direction.ts'
import { messages } from '../messages.ts'

export const certificate: Twin<typeof english> = {
  'not_found.certificate': messages.certificateNotFound,
  not_signed: 'جاری کنندہ نے ابھی اس سرٹیفکیٹ پر دستخط نہیں کیے۔',
  letter_required: 'یہ سرٹیفکیٹ طالب علم نے اپ لوڈ کیا ہے۔ اتھارٹی لیٹر کے ساتھ اس کی الگ سے تصدیق کریں۔',
  already_signed: 'سرٹیفکیٹ پہلے سے تصدیق شدہ ہے',
  'already_signed.meanwhile': 'اس پر دستخط پہلے ہی ہو چکے ہیں۔',
  already_decided: 'اس سرٹیفکیٹ پر فیصلہ پہلے ہی ہو چکا ہے۔ پہلا فیصلہ ہی مانا جائے گا۔',
  'already_decided.meanwhile': 'اس پر فیصلہ پہلے ہی ہو چکا ہے۔',
  not_accepted: 'کسی تصدیق کنندہ نے یہ سرٹیفکیٹ قبول نہیں کیا۔',
  not_recorded: 'سرٹیفکیٹ بلاک چین پر درج ہو رہا ہے۔ تھوڑی دیر میں دوبارہ کوشش کریں۔',
  already_transferred: 'یہ سرٹیفکیٹ پہلے ہی منتقل ہو چکا ہے۔',
  'already_transferred.final': 'منتقلی کالعدم نہیں ہو سکتی۔',
  already_suspended: 'یہ سرٹیفکیٹ پہلے سے معطل ہے۔',
  not_suspended: 'یہ سرٹیفکیٹ معطل نہیں ہے۔',
  certificate_suspended: 'یہ سرٹیفکیٹ معطل ہے۔ پہلے جاری کنندہ کو اسے بحال کرنا ہوگا۔',
  issuer_suspended: 'اس سرٹیفکیٹ کا جاری کنندہ معطل ہے۔ اس کے بحال ہونے پر آپ فیصلہ کر سکیں گے۔',
  key_compromised:
    'اس پر ایسی کلید سے دستخط ہوئے جو بعد میں چوری ہو گئی۔ جاری کنندہ کو اسے دوبارہ جاری کرنا ہوگا۔',
  already_superseded: 'ایک تصحیح نے اس سرٹیفکیٹ کی جگہ لے لی ہے۔',
  already_revoked: 'یہ سرٹیفکیٹ منسوخ ہے۔',

  approval_required: 'اس سرٹیفکیٹ کو پہلے آپ کے دستخط کنندگان کی منظوری چاہیے۔ ان سے منظوری مانگیں۔',
  'approval_required.by_rule':
    'آپ کا ادارہ اپنے دستخط کنندگان کی منظوری کے بغیر کسی چیز پر دستخط نہیں کرتا۔ اسے سرٹیفکیٹ کے طور پر جاری کریں۔',
  approval_changed:
    'آپ کو دکھائے جانے کے بعد کچھ بدل گیا ہے، اس لیے پہلے کی منظوریاں اب شمار نہیں ہوتیں۔ اسے دوبارہ دیکھیں۔',
  approval_ended: 'منظوری کی یہ درخواست ختم ہو چکی ہے۔',
  'forbidden.holder_key': 'سرٹیفکیٹ کو صرف اس کا حامل کسی کلید سے منسلک کرا سکتا ہے۔',
  'forbidden.not_asked': 'آپ ان دستخط کنندگان میں شامل نہیں جن سے یہ منظوری مانگی گئی ہے۔',
  'not_found.approval': 'منظوری کی درخواست نہیں ملی۔',
  'invalid.approval_not_needed': 'ان میں سے کسی سرٹیفکیٹ کو منظوری کی ضرورت نہیں۔',
  'invalid.approval_asked': 'آپ ان سرٹیفکیٹس کی منظوری پہلے ہی مانگ چکے ہیں۔',
  'invalid.too_many_to_approve': ({ max }) => `ایک بار میں زیادہ سے زیادہ ${max} سرٹیفکیٹس کی منظوری مانگیں۔`,
  'invalid.signer': 'صرف ایسے ساتھی منتخب کریں جو دستخط کر سکتے ہیں۔',
  'invalid.rule_repeated': 'اس زمرے کے لیے پہلے سے ایک اصول موجود ہے۔',

  'invalid.alignment':
    'یہ کسی ایسی درجہ بندی یا رجسٹر کا پتہ نہیں جسے زمرے بیان کر سکتے ہیں۔ اسے وہیں سے نقل کریں۔',
  'invalid.no_courses': 'سرٹیفکیٹ میں کوئی کورس نہیں، اس لیے اس کی کوئی ٹرانسکرپٹ نہیں ہے۔',
  'invalid.holder_key': 'حامل کی کلید P-256 کی عوامی کلید نہیں ہے۔',
  'invalid.certificate_chain':
    'یہ اس کلید کے سرٹیفکیٹ نہیں ہیں۔ انہیں PEM متن میں بھیجیں: پہلے کلید کا اپنا، ہر ایک پر اگلے کے دستخط، اور سب آج درست ہوں۔',
  'invalid.certificate_other_key':
    'پہلا سرٹیفکیٹ کسی اور کلید کا ہے۔ اس صفحے کی سرٹیفکیٹ کی درخواست کی تصدیق کروائیں اور اس کا سرٹیفکیٹ سب سے پہلے رکھیں۔',
  'invalid.certificate_not_in_force': 'ان میں سے ایک سرٹیفکیٹ کی مدت ختم ہو چکی ہے یا ابھی شروع نہیں ہوئی۔',
  'invalid.certificate_use':
    'یہ سرٹیفکیٹ دستاویزات پر دستخط کی اجازت نہیں دیتا۔ ادارے سے ڈیجیٹل دستخط یا مہر کا سرٹیفکیٹ مانگیں۔',
  'invalid.recipient': 'یہ وصول کنندہ آپ کے طلبہ میں سے نہیں۔',
  'invalid.certificate_type': 'اپنی کیٹیگریز میں سے سرٹیفکیٹ کی قسم منتخب کریں۔',
  'invalid.public_key': 'یہ عوامی کلید آپ کے ادارے کی نہیں۔ “میری پروفائل” سے والٹ کا پتہ کاپی کریں۔',
  'invalid.digital_signature': 'یہ ڈیجیٹل دستخط آپ کے ادارے کے نہیں۔ انہیں “میری پروفائل” سے کاپی کریں۔',
  missing_glyph: ({ characters }) =>
    `سرٹیفکیٹ کے فونٹ میں ${characters.map(ownWords).join('، ')} موجود نہیں۔ اسے دوسرے حروف سے لکھیں۔`,
  'not_found.document': 'اس سرٹیفکیٹ کی دستاویز مٹا دی گئی ہے۔',
  'unavailable.documents': 'دستاویزات کے ذخیرے سے ابھی رابطہ نہیں ہو رہا۔ تھوڑی دیر میں دوبارہ کوشش کریں۔',
  'unavailable.certificate':
    'اس سرٹیفکیٹ کے ڈیٹابیس سے ابھی رابطہ نہیں ہو رہا۔ تھوڑی دیر میں دوبارہ کوشش کریں۔',
  'unavailable.transfer':
    'بلاک چین نے منتقلی سے انکار کر دیا۔ کچھ ضائع نہیں ہوا، اور آپریٹر کو اطلاع دے دی گئی ہے۔',

  recall_ended: 'اسے کالعدم کرنے کا وقت گزر چکا ہے۔',
  'invalid.nothing_selected': 'اس انتخاب سے کچھ نہیں ملتا۔',
  'not_found.batch': 'بیچ نہیں ملا۔',
  'not_found.batch_file': 'اس بیچ کی کوئی فائل نہیں۔ بیچ مکمل ہونے کے بعد فائل 24 گھنٹے تک دستیاب رہتی ہے۔',

  share_link_ended: 'یہ لنک اب کام نہیں کرتا۔ بھیجنے والے سے نیا لنک مانگیں۔',
  'not_found.share_link': 'لنک نہیں ملا۔',
  'too_many_requests.share_links': ({ max }) =>
    `آپ اس سرٹیفکیٹ کے ${max} لنکس پہلے ہی بنا چکے ہیں۔ انہی میں سے کوئی شیئر کریں۔`,
}
