import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { learning as english } from '../../en/document/learning.ts'

export const learning: Texts<typeof english> = {
  open: {
    title: 'Credenza',
    says: 'آپ کی حفاظت کے لیے Credenza دوسرے صفحوں کے اندر نہیں کھلتا۔',
    button: 'Credenza نئے ٹیب میں کھولیں',
  },
  registered: {
    title: 'Credenza رجسٹر ہو گیا',
    says: 'آپ یہ ونڈو بند کر سکتے ہیں۔ اب آپ کے ادارے کا مالک یا مینیجر Credenza میں رابطہ آزما کر اسے چالو کرے گا۔',
  },
  back: {
    title: 'اپنے کورس پر واپس',
    says: 'آپ کا انتخاب اب کورس کو واپس جا رہا ہے۔',
    button: 'کورس پر واپس جائیں',
  },
}
