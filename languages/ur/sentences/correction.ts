import type { correction as english } from '@credenza/schema/sentences/correction'
import type { Twin } from '@credenza/schema/sentences/sentence'

export const correction: Twin<typeof english> = {
  correction_open: 'اس سرٹیفکیٹ کی ایک تصحیح پہلے سے منتظر ہے۔',
  'correction_open.is_correction': 'یہ سرٹیفکیٹ خود ایک تصحیح ہے جو ابھی نافذ نہیں ہوئی۔',
  'invalid.nothing_to_correct': 'سرٹیفکیٹ پر پہلے سے یہی لکھا ہے۔ کم از کم ایک چیز بدلیں۔',
  'invalid.upload_to_correct':
    'اپ لوڈ کیے گئے سرٹیفکیٹ کی تصحیح نہیں ہو سکتی۔ ہولڈر اسے دوبارہ اپ لوڈ کر سکتا ہے۔',
  'invalid.not_to_reissue': 'کسی چوری شدہ کلید سے اس سرٹیفکیٹ پر دستخط یا اس کی قبولیت نہیں ہوئی۔',
  'not_found.correction': 'اس سرٹیفکیٹ کی کوئی تصحیح منتظر نہیں۔',
  'already_exists.correction_request': 'آپ پہلے ہی تصحیح کی درخواست کر چکے ہیں۔ جواب کا انتظار کریں۔',
  'too_many_requests.corrections': ({ max }) =>
    `آپ ایک دن میں تصحیح کی زیادہ سے زیادہ ${max} درخواستیں کر سکتے ہیں۔ کل دوبارہ کریں۔`,
  'already_decided.correction_request': 'اس درخواست کا جواب دیا جا چکا ہے یا یہ واپس لے لی گئی ہے۔',
}
