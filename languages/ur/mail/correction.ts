import type { Texts } from '../../../web/src/lib/texts.ts'
import type { correction as english } from '../../en/mail/correction.ts'

export const correction: Texts<typeof english> = {
  fields: {
    userName: 'نام',
    title: 'عنوان',
    categoryName: 'قسم',
    date: 'تاریخ اجرا',
    validUntil: 'کارآمد تا',
  },
  nothing: 'کچھ نہیں',
  greeting: (name) => `السلام علیکم ${name}،`,
  sentFor: (issuer) => `${issuer} کی طرف سے Credenza نے بھیجا`,
  asked: {
    subject: (title) => `درستی کی درخواست: ${title}`,
    says: (holder, title) => `${holder} نے آپ سے سرٹیفکیٹ ${title} درست کرنے کی درخواست کی ہے:`,
    change: (field, from, to) => `${field}: “${from}” کی جگہ “${to}”`,
    why: (reason) => `وجہ: ${reason}`,
    open: 'درخواست کا جواب دیں',
  },
  approved: {
    subject: (title) => `آپ کا سرٹیفکیٹ درست کیا جا رہا ہے: ${title}`,
    says: (issuer, title) => `${issuer} نے آپ کا سرٹیفکیٹ ${title} درست کرنا منظور کر لیا ہے۔`,
    meanwhile:
      'جب تک درست کیا ہوا سرٹیفکیٹ اس کی جگہ نہیں لیتا، موجودہ سرٹیفکیٹ ویسا ہی رہتا ہے۔ آپ کا لنک وہی رہے گا۔',
  },
  declined: {
    subject: (title) => `آپ کی درخواست مسترد ہو گئی: ${title}`,
    says: (issuer, title) => `${issuer} نے آپ کا سرٹیفکیٹ ${title} درست کرنے سے انکار کر دیا ہے:`,
  },
  toCertificates: 'اپنے سرٹیفکیٹ کھولیں',
}
