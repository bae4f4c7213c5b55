import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { askedCorrectionTexts as english } from '../../../web/src/texts/asked-correction.ts'

export const askedCorrectionTexts: Texts<typeof english> = {
  ask: {
    button: 'تصحیح کی درخواست کریں',
    title: 'تصحیح کی درخواست کریں',
    lead: (issuer) => `لکھیں کہ سرٹیفکیٹ پر کیا ہونا چاہیے۔ ${issuer} آپ کی درخواست پڑھ کر جواب دے گا۔`,
    changes: 'آپ کی تبدیلیاں',
    why: 'وجہ',
    whyHint: 'بتائیں کہ اس کا ثبوت کیا ہے، جیسے پاسپورٹ میں آپ کا نام۔',
    submit: 'درخواست بھیجیں',
    running: 'درخواست بھیجی جا رہی ہے...',
    done: 'آپ کی درخواست بھیج دی گئی۔',
  },
  asked: {
    open: (date) => `آپ نے ${date} کو تصحیح کی درخواست کی۔`,
    approved:
      'جاری کنندہ نے آپ کی درخواست قبول کر لی۔ تصحیح شدہ سرٹیفکیٹ کے جگہ لینے تک یہ سرٹیفکیٹ جوں کا توں رہے گا۔',
    declined: (date) => `جاری کنندہ نے ${date} کو آپ کی درخواست مسترد کر دی:`,
    withdraw: 'واپس لیں',
    withdrawn: 'درخواست واپس لے لی گئی۔',
    failed: 'آپ کی درخواستیں لوڈ نہیں ہو سکیں۔',
  },
}
