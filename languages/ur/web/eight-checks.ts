import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { eightChecks as english } from '../../../web/src/texts/eight-checks.ts'

export const eightChecks: Texts<typeof english> = {
  verdict: {
    VALID: 'معتبر',
    INVALID: 'غیر معتبر',
    'CANNOT TELL': 'یقینی نہیں',
    checking: 'جانچ ہو رہی ہے…',
  },
  checks: {
    'well-formed': 'دستاویز مکمل ہے',
    signature: 'دستخط میل کھاتے ہیں',
    issuer: 'جاری کنندہ وہی ہے جو وہ کہتا ہے',
    validity: 'میعاد کے اندر ہے',
    status: 'منسوخ نہیں ہوا',
    log: 'عوامی لاگ میں موجود ہے',
    anchor: 'لاگ بلاک چین پر درج ہے',
    endorsement: 'ایک تصدیق کنندہ نے اسے قبول کیا ہے',
  },
  answers: {
    passed: 'کامیاب',
    failed: 'ناکام',
    inconclusive: 'جانچ نہیں ہو سکی',
    'not-applicable': 'لاگو نہیں',
    waiting: 'جانچ ہو رہی ہے',
  },
}
