import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { badge as english } from '../../en/document/badge.ts'

export const badge: Texts<typeof english> = {
  issuedBy: (issuer) => `جاری کردہ: ${issuer}`,
  states: {
    unopposed: 'اپنے براؤزر میں جانچیں',
    pending: 'ابھی تصدیق نہیں ہوئی',
    early: 'ابھی معتبر نہیں',
    declined: 'تصدیق کنندہ نے مسترد کیا',
    expired: 'اس کی میعاد ختم ہو چکی ہے',
    erased: 'اس کی دستاویز مٹا دی گئی',
    'key-stolen': 'اس کی ایک کلید چوری ہو گئی',
    suspended: 'جاری کنندہ نے معطل کیا',
    revoked: 'جاری کنندہ نے منسوخ کیا',
    superseded: 'تصحیح شدہ نے جگہ لے لی',
    unvouched: 'فی الحال تصدیق ممکن نہیں',
  },
}
