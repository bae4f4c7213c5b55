import type { Texts } from '../../../web/src/lib/texts.ts'
import type { paymentTexts as english } from '../../../web/src/texts/payment.ts'

export const paymentTexts: Texts<typeof english> = {
  howTo: 'ادائیگی کیسے کریں',
  howToLead:
    'اس اکاؤنٹ میں رقم بھیجیں اور حوالہ لکھیں، تاکہ ہم آپ کی ادائیگی پہچان سکیں۔ قسطوں میں بھی ادا کر سکتے ہیں۔',
  booked: 'ایڈمنسٹریٹر کے ادائیگی درج کرنے کے بعد آپ کا بیلنس بدل جائے گا۔',
  noAccount:
    'ابھی کوئی بینک اکاؤنٹ درج نہیں۔ ایڈمنسٹریٹر سے پوچھیں کہ ادائیگی کہاں کرنی ہے، اور یہ حوالہ بتائیں۔',
  reference: 'ادائیگی کا حوالہ',
  accountHolderName: 'اکاؤنٹ ہولڈر',
  bankName: 'بینک',
  iban: 'IBAN',
  bic: 'BIC',
  copied: (what) => `کاپی ہو گیا: ${what}`,
  set: 'بینک اکاؤنٹ',
  title: 'ادائیگیوں کا بینک اکاؤنٹ',
  lead: 'جس کے ذمے فیس ہو اسے یہ اکاؤنٹ بیلنس کے صفحے اور اسٹیٹمنٹ میں نظر آتا ہے۔',
  ibanHint: 'لکھتے ہی جانچا جاتا ہے۔',
  bicHint: '8 یا 11 حروف۔',
  save: 'محفوظ کریں',
  saving: 'محفوظ ہو رہا ہے...',
  saved: 'بینک اکاؤنٹ محفوظ ہو گیا۔',
  failed: 'بینک اکاؤنٹ لوڈ نہیں ہو سکا۔',
}
