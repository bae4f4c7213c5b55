import type { http as english } from '@credenza/schema/sentences/http'
import type { Twin } from '@credenza/schema/sentences/sentence'
import { leftToRight } from '../../direction.ts'
import { messages } from '../messages.ts'

export const http: Twin<typeof english> = {
  malformed: 'درخواست پڑھی نہیں جا سکی: درست JSON بھیجیں۔',
  'malformed.empty_body': 'درخواست خالی ہے۔ JSON آبجیکٹ بھیجیں۔',
  'malformed.control_characters': 'درخواست سے کنٹرول کیریکٹر ہٹا دیں۔',
  'malformed.not_utf8': 'درخواست UTF-8 میں نہیں ہے۔ اسے UTF-8 میں دوبارہ بھیجیں۔',
  'malformed.repeated_member': 'JSON میں دو قدروں کا ایک ہی نام ہے۔ ہر نام ایک ہی بار بھیجیں۔',
  'invalid.no_certificate':
    'اس میں ایسا کوئی سرٹیفکیٹ نہیں جو ہم پڑھ سکیں۔ اس سے کسی سرٹیفکیٹ کے بارے میں کچھ معلوم نہیں ہوتا۔ سرٹیفکیٹ، سرٹیفکیٹ فائل، PDF، تصویر، سرٹیفکیٹ والی پریزنٹیشن یا ہمارا کوئی لنک بھیجیں۔',
  'invalid.link_incomplete': 'لنک نامکمل ہے: # کے بعد کا حصہ سرٹیفکیٹ کھولتا ہے۔ پورا لنک بھیجیں۔',
  'invalid.cursor':
    'cursor کی قدر پچھلے جواب کا nextCursor ہونی چاہیے، اسی فہرست، ترتیب اور فلٹر کے ساتھ۔ شروع سے پڑھنے کے لیے اسے ہٹا دیں۔',
  'malformed.last_event_id': 'Last-Event-ID کی قدر کسی پچھلے واقعے کا شناختی نمبر ہونی چاہیے۔',
  'malformed.upload': 'فارم نامکمل ہے۔ اسے دوبارہ بھیجیں۔',
  idempotency_key_invalid: 'Idempotency-Key میں خالی جگہ کے بغیر 1 سے 200 حروف ہونے چاہییں۔',
  idempotency_key_reused: 'یہ Idempotency-Key کسی اور درخواست کے لیے استعمال ہو چکی ہے۔ نئی استعمال کریں۔',
  request_in_progress: 'یہی درخواست ابھی چل رہی ہے۔ تھوڑی دیر میں دوبارہ کوشش کریں۔',
  not_found: 'اس پتے پر کچھ نہیں۔',
  'not_found.call': ({ method, path }) =>
    `${leftToRight(`${method} ${path}`)} موجود نہیں۔ تمام کالز \u200e/docs پر درج ہیں۔`,
  'not_found.file': 'فائل نہیں ملی۔',
  'not_found.phone_wallet': 'یہ پلیٹ فارم اس والٹ کے لیے پاس پر دستخط نہیں کرتا۔',
  'not_found.wallet_offer': 'یہ پیشکش استعمال ہو چکی ہے، ختم ہو گئی ہے یا کبھی تھی ہی نہیں۔ نئی بنائیں۔',
  'not_found.site_page': 'یہ صفحہ ابھی لکھا نہیں گیا۔',
  'not_found.mail': 'ای میل نہیں ملی۔',
  too_large: 'درخواست اس کال کی حد سے بڑی ہے۔',
  'too_large.files': 'بہت زیادہ فائلیں',
  'too_large.form_field': 'فارم کا ایک خانہ بہت لمبا ہے۔',
  'too_large.document': messages.fileTooLarge,
  'too_large.headers': 'درخواست کے ہیڈر 16 KB سے بڑے ہیں۔',
  unsupported_type:
    'JSON (Content-Type: application/json) بھیجیں، یا جہاں فائل مانگی جائے وہاں multipart فارم۔',
  'unsupported_type.not_a_form': 'multipart فارم (multipart/form-data) بھیجیں۔',
  'unsupported_type.document': 'فائل کی قسم pdf،\u200f jpg یا png ہونی چاہیے',
  'unsupported_type.encoding': ({ encoding }) =>
    `درخواست کا مواد بغیر کمپریشن کے بھیجیں: ${leftToRight(encoding)} قبول نہیں کیا جاتا۔`,
  too_many_requests: 'بہت زیادہ کوششیں ہو گئیں۔ ایک منٹ انتظار کریں، پھر دوبارہ کوشش کریں۔',
  'too_many_requests.streams': 'بہت زیادہ لائیو کنکشن کھلے ہیں۔ ایک بند کریں، یا بعد میں دوبارہ کوشش کریں۔',
  'too_many_requests.drawings':
    'اس وقت بہت زیادہ دستاویزات بن رہی ہیں۔ براہِ کرم تھوڑی دیر میں دوبارہ کوشش کریں۔',
  'too_many_requests.searches':
    'اس وقت بہت زیادہ تلاشیں چل رہی ہیں۔ براہِ کرم تھوڑی دیر میں دوبارہ کوشش کریں۔',
  internal: ({ number }) => `${messages.somethingWrong} اگر ایسا دوبارہ ہو تو ہمیں یہ نمبر بتائیں: ${number}`,
  unavailable: 'سروس دوبارہ شروع ہو رہی ہے۔ براہِ کرم تھوڑی دیر میں دوبارہ کوشش کریں۔',
  'unavailable.writes':
    'ابھی کچھ بھی محفوظ نہیں کیا جا سکتا، لیکن پڑھنا اور تصدیق جاری ہیں۔ براہِ کرم چند منٹ بعد دوبارہ کوشش کریں۔',
  busy: 'اس وقت بہت دیر لگ رہی ہے۔ براہِ کرم تھوڑی دیر میں دوبارہ کوشش کریں۔',
}
