import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { settlementTexts as english } from '../../../web/src/texts/settlement.ts'

export const settlementTexts: Texts<typeof english> = {
  title: 'بیلنس',
  lead: 'تصدیق کنندگان نے کتنا کمایا، اور جاری کنندگان اور طلبہ کے ذمے کتنا ہے۔',
  search: 'نام یا ادائیگی کے حوالے سے تلاش کریں',
  empty: 'ابھی کوئی فیس نہیں لگی۔',
  columns: {
    name: 'نام',
    role: 'کردار',
    reference: 'ادائیگی کا حوالہ',
    standing: 'بیلنس',
    action: 'کارروائی',
  },
  earned: (amount) => `کمائی ${amount}`,
  owes: (amount) => `ذمے ${amount}`,
  settled: 'حساب صاف',
  record: 'ادائیگی درج کریں',
  recordFor: (name) => `${name} کے لیے ادائیگی درج کریں`,
  payout: (amount) => `کمائی ${amount}۔ جو رقم آپ نے ادا کی وہ درج کریں۔ قسط بھی ہو سکتی ہے۔`,
  payment: (amount) => `ذمے ${amount}۔ جو رقم ملی وہ درج کریں۔ قسط بھی ہو سکتی ہے۔`,
  amount: 'رقم (AED)',
  amountWrong: (most) => `${most} تک کی رقم لکھیں، جیسے 1250 یا 99.50۔`,
  reference: 'حوالہ',
  referenceHint: 'بینک کا حوالہ۔ یہ اسٹیٹمنٹ میں نظر آئے گا۔',
  referenceNeeded: 'حوالہ لکھیں۔',
  confirm: 'درج کریں',
  recording: 'درج ہو رہی ہے...',
  final: 'درج ہونے کے بعد ادائیگی کالعدم نہیں ہو سکتی۔',
  recorded: 'ادائیگی درج ہو گئی۔',
  openStatement: (name) => `${name} کی اسٹیٹمنٹ`,
  statementLead: 'فیسیں اور ادائیگیاں، ماہ بہ ماہ۔',
}
