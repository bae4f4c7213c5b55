import type { Texts } from '../../../web/src/lib/text/texts.ts'
import { ownWords } from '../../direction.ts'
import type { correction as english } from '../../en/mail/correction.ts'

export const correction: Texts<typeof english> = {
  fields: {
    userName: 'نام',
    title: 'عنوان',
    categoryName: 'قسم',
    date: 'تاریخ اجرا',
    validUntil: 'کب تک معتبر',
  },
  nothing: 'کچھ نہیں',
  greeting: (name) => `السلام علیکم ${name}،`,
  sentFor: (issuer) => `${issuer} کی طرف سے Credenza نے بھیجا`,
  asked: {
    subject: (title) => `تصحیح کی درخواست: ${title}`,
    says: (holder, title) => `${holder} نے آپ سے سرٹیفکیٹ ${title} کی تصحیح کی درخواست کی ہے:`,
    change: (field, from, to) => `${field}: “${from}” کی جگہ “${to}”`,
    why: (reason) => `وجہ: ${ownWords(reason)}`,
    open: 'درخواست کا جواب دیں',
  },
  approved: {
    subject: (title) => `آپ کے سرٹیفکیٹ کی تصحیح ہو رہی ہے: ${title}`,
    says: (issuer, title) => `${issuer} نے آپ کے سرٹیفکیٹ ${title} کی تصحیح کی درخواست قبول کر لی ہے۔`,
    meanwhile:
      'جب تک تصحیح شدہ سرٹیفکیٹ اس کی جگہ نہیں لیتا، موجودہ سرٹیفکیٹ ویسا ہی رہتا ہے۔ آپ کا لنک وہی رہے گا۔',
  },
  declined: {
    subject: (title) => `آپ کی درخواست مسترد ہو گئی: ${title}`,
    says: (issuer, title) => `${issuer} نے آپ کے سرٹیفکیٹ ${title} کی تصحیح کی درخواست مسترد کر دی ہے:`,
  },
  toCertificates: 'اپنے سرٹیفکیٹ کھولیں',
}
