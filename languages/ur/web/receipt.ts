import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { receiptTexts as english } from '../../../web/src/texts/receipt.ts'

export const receiptTexts: Texts<typeof english> = {
  title: 'جواب کی رسید',
  signed: 'اس سائٹ نے اس رسید پر دستخط کیے۔',
  notSigned: 'اس سائٹ نے اس رسید پر دستخط نہیں کیے، یا یہ بدلی گئی ہے۔',
  request: 'درخواست',
  answered: 'جواب کا وقت',
  found: 'ہماری جانچ نے تب کیا پایا',
  digest: 'جواب کا SHA-256',
  verdicts: {
    VALID: 'سرٹیفکیٹ معتبر تھا',
    INVALID: 'سرٹیفکیٹ معتبر نہیں تھا',
    'CANNOT TELL': 'یقینی نہیں',
  },
}
