import type { learning as english } from '@credenza/schema/sentences/learning'
import type { Twin } from '@credenza/schema/sentences/sentence'

export const learning: Twin<typeof english> = {
  'launch_failed.expired':
    'یہ صفحہ بہت دیر کھلا رہا یا دوسرے براؤزر میں کھولا گیا۔ اسے اپنے کورس سے دوبارہ کھولیں۔',
  'launch_failed.untrusted':
    'لرننگ پلیٹ فارم کے جواب پر بھروسا نہیں کیا جا سکا۔ Credenza اپنے کورس سے دوبارہ کھولیں۔ پھر ایسا ہو تو اپنے ادارے کے مالک کو بتائیں۔',
  'launch_failed.not_offered': 'یہ لرننگ پلیٹ فارم Credenza میں چالو نہیں ہے۔ اپنے ادارے کے مالک سے پوچھیں۔',
  'launch_failed.deployment':
    'لرننگ پلیٹ فارم کی یہ تنصیب یہاں معلوم نہیں۔ اپنے ادارے کے مالک سے کہیں کہ اس کی ڈپلائمنٹ آئی ڈی شامل کریں۔',
  'launch_failed.message': 'Credenza اپنے لرننگ پلیٹ فارم کے کسی کورس سے کھولیں۔',
  'launch_failed.refused':
    'لرننگ پلیٹ فارم نے Credenza کی درخواست نہیں مانی۔ اس کے منتظم سے پوچھیں کہ کیا Credenza نام اور گریڈ پڑھ سکتا ہے۔',
  'launch_failed.not_teacher': 'یہ صرف کورس کے استاد کر سکتے ہیں۔',
  'launch_failed.other_organisation':
    'آپ کا Credenza اکاؤنٹ اس کورس کے ادارے کا نہیں۔ دوسرے اکاؤنٹ سے سائن ان کریں۔',
  'launch_failed.connected': 'یہاں آپ کے ساتھ پہلے ہی دوسرا Credenza اکاؤنٹ جڑا ہے۔',
  'launch_failed.registration_used':
    'یہ رجسٹریشن پتا استعمال ہو چکا یا غلط ہے۔ Credenza میں لرننگ پلیٹ فارم دوبارہ شامل کریں۔',
  'unavailable.learning_platform': 'لرننگ پلیٹ فارم جواب نہیں دے رہا۔ چند منٹ بعد پھر کوشش کریں۔',
  'unavailable.learning_platform_slow':
    'لرننگ پلیٹ فارم نے سب کے نام اور گریڈ بھیجنے میں بہت دیر لگا دی۔ چند منٹ بعد پھر کوشش کریں۔',
  'invalid.learning_platforms': ({ max }) =>
    `ایک ادارے کے زیادہ سے زیادہ ${max} لرننگ پلیٹ فارم ہو سکتے ہیں۔`,
  'invalid.learning_platform_unset': 'پہلے لکھیں کہ لرننگ پلیٹ فارم تک کیسے پہنچا جائے۔',
  'invalid.learning_platform_issuer':
    'جاری کنندہ نہیں بدلتا: لوگوں کی شناخت اسی سے ہوتی ہے۔ اس کے بجائے دوسرا لرننگ پلیٹ فارم شامل کریں۔',
  'invalid.learning_platform_untested': 'چالو کرنے سے پہلے لرننگ پلیٹ فارم آزمائیں۔',
  'not_found.learning_platform': 'لرننگ پلیٹ فارم نہیں ملا۔',
  'launch_failed.no_services':
    'لرننگ پلیٹ فارم Credenza کو اس کورس کے نام اور گریڈ نہیں پڑھنے دیتا۔ اس کے منتظم سے پوچھیں۔',
  'not_found.course': 'کورس نہیں ملا۔',
  'invalid.course_unruled': 'پہلے سرٹیفکیٹ اور قاعدہ چنیں۔',
  'invalid.line_item': 'کورس میں یہ گریڈ نہیں ہے۔ کوئی دوسرا چنیں۔',
  'invalid.course_rule_changed': 'یہ کورس جو عطا کرتا ہے وہ اس دوران بدل گیا ہے۔ اسے دوبارہ دیکھیں۔',
  'invalid.nobody_to_award': 'چنے گئے لوگوں میں سے کسی کو ابھی سرٹیفکیٹ نہیں دیا جا سکتا۔',
}
