import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { receiptTexts as english } from '../../../web/src/texts/receipt.ts'

export const receiptTexts: Texts<typeof english> = {
  title: 'जवाब की रसीद',
  signed: 'इस साइट ने इस रसीद पर हस्ताक्षर किए।',
  notSigned: 'इस साइट ने इस रसीद पर हस्ताक्षर नहीं किए, या इसे बदला गया है।',
  request: 'अनुरोध',
  answered: 'जवाब का समय',
  found: 'तब हमारी जाँच ने क्या पाया',
  digest: 'जवाब का SHA-256',
  verdicts: {
    VALID: 'प्रमाणपत्र मान्य था',
    INVALID: 'प्रमाणपत्र मान्य नहीं था',
    'CANNOT TELL': 'कह नहीं सकते',
  },
}
