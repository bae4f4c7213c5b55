import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { receiptTexts as english } from '../../../web/src/texts/receipt.ts'

export const receiptTexts: Texts<typeof english> = {
  title: 'إيصال إجابة',
  signed: 'وقّع هذا الموقع هذا الإيصال.',
  notSigned: 'لم يوقّع هذا الموقع هذا الإيصال، أو أنه عُدّل.',
  request: 'الطلب',
  answered: 'وقت الإجابة',
  found: 'ما وجدته فحوصنا حينها',
  digest: 'بصمة SHA-256 للإجابة',
  verdicts: {
    VALID: 'كانت الشهادة صالحة',
    INVALID: 'كانت الشهادة غير صالحة',
    'CANNOT TELL': 'تعذّر الحكم',
  },
}
