import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { historyTexts as english } from '../../../web/src/texts/history.ts'
import { leftToRight } from '../../direction.ts'

export const historyTexts: Texts<typeof english> = {
  title: 'اس سرٹیفکیٹ کی ٹائم لائن',
  failed: 'ٹائم لائن لوڈ نہیں ہو سکی۔',
  last: (what) => `تازہ ترین: ${what}`,
  kinds: {
    created: 'بنایا گیا',
    uploaded: 'ہولڈر نے اپ لوڈ کیا',
    corrects: 'پچھلے سرٹیفکیٹ کی تصحیح کے طور پر بنایا گیا',
    signed: 'جاری کنندہ نے دستخط کیے',
    stored: 'مہر بند دستاویز محفوظ ہوئی',
    accepted: 'تصدیق کنندہ نے قبول کیا',
    declined: 'تصدیق کنندہ نے مسترد کیا',
    logged: 'لاگ میں شامل ہوا',
    anchored: 'بلاک چین پر درج ہوا',
    transferred: 'ہولڈر کے والٹ میں منتقل ہوا',
    delivered: 'ہولڈر کو ای میل ہوئی',
    reminded: 'ہولڈر کو میعاد ختم ہونے کی یاد دہانی ہوئی',
    suspended: 'جاری کنندہ نے معطل کیا',
    reinstated: 'جاری کنندہ نے بحال کیا',
    revoked: 'جاری کنندہ نے منسوخ کیا',
    superseded: 'تصحیح شدہ سرٹیفکیٹ نے جگہ لی',
  },
  evidence: {
    credential: 'دستخط شدہ ڈیجیٹل سند (JSON)',
    credentialFailed: 'دستخط شدہ ڈیجیٹل سند ڈاؤن لوڈ نہیں ہو سکی۔',
    document: (cid) => `مہر بند دستاویز ${leftToRight(cid)}`,
    endorsement: 'دستخط شدہ قبولیت (JSON)',
    statement: 'دستخط شدہ بیان (JSON)',
    logEntry: (index) => `سرٹیفکیٹ لاگ کا اندراج ${index}`,
    proof: 'شمولیت کا ثبوت (JSON)',
    checkpoint: (size) => `${size === '1' ? '1 اندراج' : `${size} اندراجات`} کا دستخط شدہ چیک پوائنٹ`,
    block: (block, chainId) => `چین ${chainId} کا بلاک ${block}`,
    notFinal: '(ابھی حتمی نہیں)',
    text: 'دستخط شدہ متن',
    copied: 'دستخط شدہ متن کاپی ہو گیا!',
  },
}
