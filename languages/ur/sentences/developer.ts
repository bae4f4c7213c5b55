import type { developer as english } from '@credenza/schema/sentences/developer'
import type { Twin } from '@credenza/schema/sentences/sentence'
import { leftToRight, ownWords } from '../../direction.ts'

export const developer: Twin<typeof english> = {
  'invalid.too_many_api_keys': ({ max }) =>
    `آپ زیادہ سے زیادہ ${max} API کلیدیں رکھ سکتے ہیں۔ جو استعمال میں نہ ہو اسے منسوخ کریں۔`,
  'invalid.scopes_of_a_verifier': 'تصدیق کنندہ کی کلیدوں کو صرف check اور ask کی اجازتیں مل سکتی ہیں۔',
  'not_found.api_key': 'API کلید نہیں ملی۔',
  'too_many_requests.api_key': ({ calls, seconds }) =>
    `اس API کلید سے ایک منٹ میں ${calls} کالز ہو چکی ہیں۔ ${seconds} سیکنڈ بعد دوبارہ کوشش کریں۔`,

  'invalid.webhook_credentials':
    'ایڈریس سے صارف کا نام اور پاس ورڈ ہٹا دیں۔ پیغامات پر دستخط ہوتے ہیں، اس لیے ان کی ضرورت نہیں۔',
  'invalid.webhook_private': 'عوامی انٹرنیٹ کا ایڈریس لکھیں۔',
  'invalid.webhook_off': 'ویب ہک آن کریں، پھر آزمائشی پیغام بھیجیں۔',
  'invalid.too_many_webhooks': ({ max }) =>
    `آپ زیادہ سے زیادہ ${max} ویب ہکس رکھ سکتے ہیں۔ جو استعمال میں نہ ہو اسے حذف کریں۔`,
  'invalid.events_of_a_verifier':
    'تصدیق کنندہ کے ویب ہکس میں صرف ہولڈرز سے اس کی درخواستوں کے واقعات ہو سکتے ہیں۔',
  'not_found.webhook': 'ویب ہک نہیں ملا۔',
  'not_found.webhook_message': 'پیغام نہیں ملا۔',

  'too_large.check_files': ({ max }) =>
    `ایک ساتھ زیادہ سے زیادہ ${max.toLocaleString('en-GB')} فائلیں جانچیں۔`,
  'too_large.check_megabytes': ({ max }) => `ایک ساتھ زیادہ سے زیادہ ${max} میگا بائٹ جانچیں۔`,
  'invalid.check_empty': 'جانچنے کے لیے کوئی فائل نہیں۔ کم از کم ایک منتخب کریں۔',
  'not_found.check': 'جانچ نہیں ملی۔ جانچیں ختم ہونے کے ایک دن بعد حذف ہو جاتی ہیں۔',
  'not_found.check_report': 'رپورٹ تمام فائلیں جانچنے کے بعد تیار ہوتی ہے۔',
  'too_many_requests.checks': 'اس وقت بہت زیادہ جانچیں چل رہی ہیں۔ براہِ کرم تھوڑی دیر میں دوبارہ کوشش کریں۔',

  'not_found.checkpoint': 'اس سائز کا کوئی چیک پوائنٹ بلاک چین پر درج نہیں۔',
  'not_found.log_entries': 'اس لاگ میں ابھی کوئی اندراج نہیں۔',
  'not_found.tile': 'ٹائل نہیں ملی۔',
  'not_found.later_tile': 'لاگ میں ابھی ایسی کوئی ٹائل نہیں۔',
  'not_found.later_entries': 'لاگ میں ابھی ایسے اندراجات نہیں۔',
  'not_found.signed_checkpoint': 'اس لاگ کے کسی چیک پوائنٹ پر یہاں دستخط نہیں ہوئے۔',
  'not_found.publication': 'یہ سائٹ اس پتے پر کچھ شائع نہیں کرتی۔',
  'not_found.did': 'اس سرور پر ایسا کوئی DID نہیں۔',
  'not_found.status_list': 'حیثیت کی فہرست نہیں ملی۔',
  'invalid.witness_keys': 'ہر گواہ کو ایک بار، اس کی جانچ کی کلید (C2SP، قسم 0x04) کے ساتھ درج کریں۔',
  'invalid.quorum': 'مطلوبہ تعداد گواہوں کی کل تعداد سے زیادہ ہے۔',

  'malformed.object': ({ name }) => `${leftToRight(name)} میں آبجیکٹ ہونا چاہیے`,
  'malformed.text': ({ name }) => `${leftToRight(name)} میں متن ہونا چاہیے`,
  'malformed.texts': ({ name }) => `${leftToRight(name)} میں متن کی فہرست ہونی چاہیے`,
  'malformed.credential_status':
    'credentialStatus کا BitstringStatusListEntry ہونا ضروری ہے، جس کا مقصد revocation ہو۔',
  'malformed.status': 'status کی قدر true ہونی چاہیے: منسوخی کالعدم نہیں ہو سکتی۔',
  'malformed.credential': ({ problem }) => `credential:\u200f ${ownWords(problem)}`,
  'malformed.credential_issuer': ({ did }) =>
    `credential:\u200f جاری کنندہ ${leftToRight(did)} ہونا چاہیے، جس کی کلید یہاں دستخط کرتی ہے۔`,
  'malformed.credential_proof': 'credential:\u200f اس کا ایک ثبوت پڑھا نہیں جا سکتا۔',
  'malformed.credential_ours': ({ url }) =>
    `credential:\u200f اسے اس سرور کی اپنی دستاویز سمجھا جا سکتا ہے۔ یہاں حیثیت کی فہرستوں پر دستخط نہیں ہوتے، نہ ایسی دستاویز پر جس کا شناختی نمبر کسی سرٹیفکیٹ کا ہو یا ${leftToRight(`${url}/`)} سے شروع ہو۔`,
  'not_found.credential': 'اس شناختی نمبر کی کوئی ڈیجیٹل سند حیثیت کے ساتھ جاری نہیں ہوئی۔',
}
