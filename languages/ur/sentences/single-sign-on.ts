import type { Twin } from '@credenza/schema/sentences/sentence'
import type { singleSignOn as english } from '@credenza/schema/sentences/single-sign-on'

export const singleSignOn: Twin<typeof english> = {
  single_sign_on_required:
    'آپ کا ادارہ چاہتا ہے کہ آپ اس کا اپنا سائن اِن استعمال کریں۔ «اپنی یونیورسٹی کے ساتھ جاری رکھیں» منتخب کریں۔',
  'single_sign_on_failed.expired':
    'اس سائن اِن میں بہت دیر لگی، یا یہ کسی اور براؤزر میں شروع ہوا۔ دوبارہ شروع کریں۔',
  'single_sign_on_failed.refused':
    'آپ کے ادارے کے سائن اِن نے آپ کو اندر نہیں آنے دیا۔ دوبارہ کوشش کریں یا ادارے کی مدد لیں۔',
  'single_sign_on_failed.untrusted':
    'آپ کے ادارے کے سائن اِن کے جواب پر بھروسا نہیں کیا جا سکتا۔ دوبارہ شروع کریں۔ اگر پھر ایسا ہو تو ادارے کے مالک کو بتائیں۔',
  'single_sign_on_failed.not_offered': 'آپ کے ادارے کا اپنا سائن اِن دستیاب نہیں۔ اپنا پاس ورڈ استعمال کریں۔',
  'single_sign_on_failed.no_email':
    'آپ کے ادارے کے سائن اِن نے آپ کا کوئی تصدیق شدہ ای میل نہیں دیا۔ ادارے کی مدد لیں۔',
  'single_sign_on_failed.no_lasting_name':
    'آپ کے ادارے کے سائن اِن نے آپ کی مستقل شناخت نہیں بتائی۔ اُس کی معاونت سے پوچھیں۔',
  'single_sign_on_failed.domain': 'آپ کا ای میل آپ کے ادارے کے کسی ڈومین پر نہیں۔ ادارے کے مالک سے کہیں۔',
  'single_sign_on_failed.email_elsewhere': 'آپ کا ای میل پہلے ہی کسی اور اکاؤنٹ کا ہے۔ ہم سے مدد مانگیں۔',
  'single_sign_on_failed.no_role': 'آپ کے ادارے نے آپ کو یہاں کوئی کردار نہیں دیا۔ ادارے کے مالک سے کہیں۔',
  'single_sign_on_failed.removed':
    'آپ کو یہاں آپ کے ادارے سے ہٹا دیا گیا ہے۔ ادارے کے مالک سے دوبارہ دعوت مانگیں۔',
  'single_sign_on_failed.identity_taken': 'یہ سائن اِن پہلے ہی کسی اور اکاؤنٹ سے جڑا ہوا ہے۔',
  'single_sign_on_failed.another_person': 'وہاں کسی اور نے سائن اِن کیا۔ وہاں اپنے اکاؤنٹ سے سائن اِن کریں۔',
  'single_sign_on_failed.not_recent':
    'آپ کے ادارے کے سائن اِن نے ابھی دوسرے عنصر کی تصدیق نہیں کی۔ اس کی جگہ اپنی پاس‌کی استعمال کریں۔',
  'single_sign_on_failed.link_expired':
    'اس کوڈ کی مدت ختم ہو گئی یا اسے بہت بار آزمایا گیا۔ دوبارہ شروع کریں۔',
  'unavailable.provider': 'آپ کے ادارے کا سائن اِن ابھی جواب نہیں دے رہا۔ چند منٹ بعد دوبارہ کوشش کریں۔',
  'invalid.provider_untested': 'سائن اِن چالو کرنے سے پہلے اسے آزمائیں۔',
  'invalid.owner_passkey':
    'پہلے اپنے اکاؤنٹ میں پاس‌کی شامل کریں۔ ادارے کا سائن اِن بند ہو تو آپ اسی سے اندر آئیں گے۔',
  'second_factor_required.last_passkey':
    'آپ کے ادارے میں اس کا اپنا سائن اِن لازم ہے، اس لیے ایک پاس‌کی رکھیں۔ وہ بند ہو تو آپ اسی سے اندر آئیں گے۔',
  'invalid.client_secret': 'وہ خفیہ لفظ لکھیں جو فراہم کنندہ نے آپ کو دیا۔',
  'invalid.certificate': 'فراہم کنندہ کا دستخطی سرٹیفکیٹ درج کریں، جس کی RSA کلید کم از کم 2048 بِٹ کی ہو۔',
  'invalid.metadata':
    'وہاں کوئی قابلِ استعمال SAML فراہم کنندہ نہیں ملا۔ پتہ جانچیں، یا اُس کا میٹاڈیٹا چسپاں کریں۔',
  'invalid.which_provider': 'یہ میٹاڈیٹا کئی فراہم کنندگان کا ہے۔ اپنے فراہم کنندہ کی شناخت (ID) درج کریں۔',
  'invalid.shared_domain':
    'اس ڈومین پر کسی کا بھی ای میل ہو سکتا ہے۔ ایسا ڈومین لکھیں جو صرف آپ کا ادارہ استعمال کرتا ہے۔',
  'already_exists.domain': 'کسی اور ادارے نے یہ ڈومین ثابت کر دیا ہے۔ اگر یہ آپ کا ہے تو ہم سے مدد مانگیں۔',
  'not_found.domain': 'ڈومین نہیں ملا۔',
  'not_found.provider': 'پہلے اپنے ادارے کا سائن اِن ترتیب دیں۔',
}
