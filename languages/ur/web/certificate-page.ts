import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { certificatePageTexts as english } from '../../../web/src/texts/certificate-page.ts'

export const certificatePageTexts: Texts<typeof english> = {
  detail: {
    title: 'سرٹیفکیٹ',
    loadError: 'سرٹیفکیٹ لوڈ کرنے میں خرابی',
    fetchFailed: 'سرٹیفکیٹ حاصل نہیں ہو سکا۔',
    notFound: 'اس شناختی نمبر کا کوئی سرٹیفکیٹ نہیں ملا۔',
    status: 'حیثیت',
    type: 'سرٹیفکیٹ کی قسم',
    reason: 'وجہ',
    ipfs: 'IPFS لنک',
    recipient: 'وصول کنندہ',
    wallet: 'والٹ کا پتہ',
    number: 'سرٹیفکیٹ نمبر',
    minted: 'اس سرٹیفکیٹ کا NFT بنا دیا گیا ہے',
    hash: 'ٹرانزیکشن ہیش',
    hashCopied: 'ٹرانزیکشن ہیش کاپی ہو گیا!',
    uriCopied: 'دستاویز کا لنک کاپی ہو گیا!',
    uri: 'دستاویز کا لنک',
    share: 'شیئر کریں',
    again: 'نیا جاری کریں',
    shareHint: 'لنک کاپی ہوتا ہے۔ جو اسے کھولے اسے پورا سرٹیفکیٹ نظر آتا ہے۔',
    shared: 'لنک کاپی ہو گیا۔ جو اسے کھولے وہ پورے سرٹیفکیٹ کی جانچ کر سکتا ہے۔',
    check: 'دوسروں کی نظر سے دیکھیں',
    validUntil: 'کب تک معتبر',
    download: {
      button: 'ڈاؤن لوڈ کریں',
      pdf: 'PDF، دستخط شدہ',
      png: 'تصویر (PNG)',
      json: 'دستخط شدہ ڈیجیٹل سند (JSON)',
      failed: 'سرٹیفکیٹ کی تصویر ڈاؤن لوڈ نہیں ہو سکی۔',
    },
  },
  standing: {
    superseded: 'ایک تصحیح شدہ سرٹیفکیٹ نے اس کی جگہ لے لی ہے۔',
    toSuccessor: 'تصحیح شدہ سرٹیفکیٹ کھولیں',
    revoked: (when) => `${when} کو منسوخ ہوا`,
    suspended: (when) => `${when} سے معطل`,
    expired: (when) => `میعاد ختم: ${when} تک معتبر تھا`,
  },
}
