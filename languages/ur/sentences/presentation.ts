import type { presentation as english } from '@credenza/schema/sentences/presentation'
import type { Twin } from '@credenza/schema/sentences/sentence'

export const presentation: Twin<typeof english> = {
  presentation_ended: 'یہ درخواست اب جواب نہیں لیتی۔ بھیجنے والے سے نئی درخواست مانگیں۔',
  'not_found.presentation_request': 'اس لنک پر کوئی درخواست نہیں۔',
  'not_found.presentation_attempt':
    'یہ جواب یہاں شروع نہیں ہوا، یا بہت دیر ہو گئی۔ درخواست کے صفحے پر دوبارہ شروع کریں۔',
  'not_found.presentation_receipt': 'درخواست کے جواب سے پہلے کوئی رسید نہیں۔',
  'invalid.answer_unreadable': 'اس جواب میں کوئی سرٹیفکیٹ پڑھا نہیں جا سکا۔',
  'invalid.answer_unbound': 'والٹ نے اس درخواست کے لیے اس جواب پر دستخط نہیں کیے۔ دوبارہ شروع کریں۔',
  'invalid.answer_incomplete': 'یہ سرٹیفکیٹ وہ سب نہیں بتاتا جو پوچھا گیا ہے۔',
  'invalid.answer_excessive':
    'والٹ پوچھے گئے سے زیادہ دکھاتا ہے، اس لیے کچھ محفوظ نہیں کیا گیا۔ صرف وہی چنیں جو پوچھا گیا ہے۔',
  'invalid.answer_not_valid':
    'یہ سرٹیفکیٹ معتبر نہیں، اس لیے اس میں سے کچھ محفوظ نہیں کیا گیا۔ آپ دوسرے سرٹیفکیٹ سے جواب دے سکتے ہیں۔',
  'invalid.answer_several': 'فائل میں کئی سرٹیفکیٹس ہیں۔ ایک بھیجیں۔',
  'too_many_requests.presentation': 'یہ درخواست بہت بار کھولی گئی۔ دس منٹ بعد دوبارہ کوشش کریں۔',
}
