import type { Texts } from '../../../web/src/lib/texts.ts'
import type { twoAdminsTexts as english } from '../../../web/src/texts/two-admins.ts'

export const twoAdminsTexts: Texts<typeof english> = {
  acts: {
    'organisation.approve': 'ادارے کی منظوری',
    'person.erase-documents': 'طالب علم کی دستاویزات مٹانا',
    'payment-details.change': 'ادائیگیوں کا اکاؤنٹ بدلنا',
    'vat.change': 'ویٹ بدلنا',
    'card-payment.refund': 'کارڈ کی ادائیگی واپس کرنا',
    'invoice.credit': 'انوائس کریڈٹ کرنا',
    'settlement.record': 'ادائیگی درج کرنا',
    'bank-statement.book': 'بینک اسٹیٹمنٹ درج کرنا',
    'hold.lift': 'قانونی پابندی ہٹانا',
    'retention.change': 'ڈیٹا رکھنے کی مدت بدلنا',
    'breach.letters': 'خلاف ورزی سے متاثرہ لوگوں کو لکھنا',
    'domain.give': 'ادارے کو ڈومین دینا',
    'admin.invite': 'منتظم کو مدعو کرنا',
    'two-admins.off': 'ایک منتظم کو کافی سمجھنا',
  },
  title: 'دو منتظم',
  lead: 'ان کاموں کے لیے دو منتظم درکار ہو سکتے ہیں: دوسرا سات دن کے اندر یہی کرتا ہے۔',
  on: 'ان کاموں کے لیے دو منتظم درکار ہیں۔',
  off: 'ایک منتظم کافی ہے۔',
  waiting: 'دوسرے منتظم کے منتظر',
  proposed: (who, date) => `${who} نے ${date} کو مانگا`,
  switchOn: 'دو منتظم لازمی کریں',
  switchOff: 'ایک کو کافی سمجھیں',
  saved: 'محفوظ ہو گیا۔',
  invite: 'منتظم کو مدعو کریں',
  link: 'یہ لنک ایک منتظم بناتا ہے۔ یہ ایک بار، ایک دن تک کام کرتا ہے۔',
  linkName: 'لنک',
  copied: 'لنک کاپی ہو گیا!',
}
