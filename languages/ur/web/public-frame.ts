import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { frameTexts as english } from '../../../web/src/texts/public-frame.ts'

export const frameTexts: Texts<typeof english> = {
  nav: { label: 'حصے', about: 'تعارف', product: 'پروڈکٹ', 'how-it-works': 'یہ کیسے کام کرتا ہے' },
  roles: {
    title: 'آپ کس حیثیت سے سائن اپ کرنا چاہتے ہیں',
    issuer: 'جاری کنندہ',
    issuerText: 'ہم اپنے طلبہ، اراکین یا عملے کو سرٹیفکیٹس جاری کرتے ہیں۔',
    verifier: 'تصدیق کنندہ',
    verifierText: 'ہم جاری کنندگان کے سرٹیفکیٹس کا جائزہ لے کر انہیں قبول یا مسترد کرتے ہیں۔',
    haveAccount: 'پہلے سے اکاؤنٹ ہے؟',
  },
  footer: {
    product: 'پروڈکٹ',
    organisations: 'اداروں کے لیے',
    everyone: 'سب کے لیے',
    signUpIssuer: 'جاری کنندہ کے طور پر سائن اپ کریں',
    signUpVerifier: 'تصدیق کنندہ کے طور پر سائن اپ کریں',
    student: 'طالب علم کا سائن ان',
    api: 'API دستاویزات',
    standards: 'ہر جگہ کھلے معیارات: W3C Verifiable Credentials،\u200f Open Badges،\u200f RFC 9162۔',
    copyright: 'جملہ حقوق محفوظ 2020 - 2025',
  },
}
