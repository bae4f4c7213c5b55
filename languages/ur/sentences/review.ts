import type { review as english } from '@credenza/schema/sentences/review'
import type { Twin } from '@credenza/schema/sentences/sentence'

export const review: Twin<typeof english> = {
  'not_found.request': 'درخواست نہیں ملی۔',
  'not_found.person_erased':
    'اس شخص کا ڈیٹا مٹا دیا گیا ہے، اس لیے اب اس کے بارے میں فائلیں شامل نہیں ہو سکتیں۔',
  'invalid.verifier_to_decide_for': 'وہ منظور شدہ تصدیق کنندہ بتائیں جس کی طرف سے آپ فیصلہ کر رہے ہیں۔',
  'invalid.other_verifier':
    'یہ شناخت آپ کی نہیں۔ اپنی شناخت بھیجیں یا اسے چھوڑ دیں: آپ صرف اپنے ادارے کی طرف سے فیصلہ کرتے ہیں۔',
  'invalid.too_many_notes': ({ max }) =>
    `ایک درخواست پر زیادہ سے زیادہ ${max} نوٹ ہو سکتے ہیں۔ پہلے ایک حذف کریں۔`,
  'forbidden.note': 'نوٹ صرف اس کا لکھنے والا حذف کر سکتا ہے۔',
  'not_found.note': 'نوٹ نہیں ملا۔',
  'invalid.verifier_of_request': 'ایسا تصدیق کنندہ منتخب کریں جس کے پاس یہ درخواست ہے۔',
  'invalid.too_many_attachments': ({ max }) =>
    `ایک درخواست کے ساتھ ہر تصدیق کنندہ کے لیے زیادہ سے زیادہ ${max} فائلیں ہو سکتی ہیں۔ پہلے ایک حذف کریں۔`,
  'too_large.attachment': ({ megabytes }) => `فائل زیادہ سے زیادہ ${megabytes} MB کی ہو سکتی ہے۔`,

  'invalid.fee_in_the_past': 'آج یا بعد کی تاریخ منتخب کریں۔',
  'invalid.settlement_too_large': 'یہ بیلنس سے زیادہ ہے۔',
  'not_found.invoice': 'انوائس نہیں ملی۔',
  'not_found.card_payments': 'یہاں کارڈ سے ادائیگی دستیاب نہیں۔',
  'not_found.payment': 'ادائیگی نہیں ملی۔',
  'invalid.refund_too_large': 'یہ اس ادائیگی کی باقی رقم سے زیادہ ہے۔',
  'invalid.refund_by_supplier': 'کارڈ پر رقم صرف آپریٹر واپس کرتا ہے۔ رقم واپس کیے بغیر کریڈٹ کریں۔',
  'invalid.bank_statement':
    'یہ فائل پڑھی نہیں جا سکی۔ camt.053 فائل اپ لوڈ کریں، یا CSV جس میں کالم date اور amount ہوں۔',
  'not_found.e_invoice':
    'اس دستاویز کی ای-انوائس نہیں ہے۔ دونوں فریق رجسٹریشن نمبر کے ساتھ ٹیکس کی تفصیل درج کریں۔',
  'invalid.credit_line': 'اس انوائس میں ایسی کوئی سطر نہیں۔',
  'invalid.credit_too_large': ({ number, left }) => `سطر ${number} میں ${left} باقی ہیں۔`,
  'invalid.trn_in_use': 'پہلے اپنی فیس کی انوائسیں بنائیں، پھر نمبر ہٹائیں۔',
  'invalid.share_without_details':
    'پہلے پلیٹ فارم کی ٹیکس تفصیلات درج کریں: وہ اپنے حصے کی انوائسیں جاری کرتا ہے۔',
  'not_found.balance': 'یہاں نہ کوئی فیس لگی ہے نہ کمائی ہوئی ہے۔',

  'invalid.issuer': 'فہرست سے جاری کنندہ منتخب کریں۔',
  'invalid.issuers_certificate_type': 'اس جاری کنندہ کے سرٹیفکیٹ کی کوئی قسم منتخب کریں۔',
  'not_found.issuer': 'جاری کنندہ نہیں ملا۔',
}
