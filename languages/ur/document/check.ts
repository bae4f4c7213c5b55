import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { check as english } from '../../en/document/check.ts'

export const check: Texts<typeof english> = {
  title: 'اکٹھی جانچ کی رپورٹ',
  checkedBy: 'جس کے لیے جانچ ہوئی',
  startedBy: { person: 'شروع کرنے والا', 'api-key': 'API کلید جس سے شروع ہوئی' },
  deployment: 'جانچ کرنے والا',
  started: 'آغاز',
  ended: 'اختتام',
  number: 'جانچ کا نمبر',
  columns: ['فائل', 'سرٹیفکیٹ', 'وجہ', 'نتیجہ'],
  verdicts: {
    VALID: 'معتبر',
    INVALID: 'غیر معتبر',
    'CANNOT TELL': 'یقینی نہیں',
    UNREADABLE: 'پڑھی نہیں جا سکی',
  },
  total: 'فائلیں',
}
