/** The words of a statement as PDF. */
const english = {
  title: 'Statement of account',
  party: 'Account of',
  month: 'Month',
  reference: 'Payment reference',
  accountHolder: 'Pay to',
  iban: 'IBAN',
  bic: 'BIC',
  opening: 'Opening balance',
  fees: 'Fees',
  payments: 'Payments',
  closing: 'Closing balance',
  item: 'Item',
  holder: 'Holder',
  with: { wallet: 'Issuer or student', payable: 'Verifier' },
  date: 'Date',
  number: 'Number',
  each: 'Each',
  amount: 'Amount',
  payment: 'Payment',
  erased: 'Data erased',
  locale: 'en-GB',
}

/** Digits are the same in every language of the product. */
const arabic: typeof english = {
  title: 'كشف حساب',
  party: 'حساب',
  month: 'الشهر',
  reference: 'مرجع الدفع',
  accountHolder: 'الدفع إلى',
  iban: 'رقم الآيبان',
  bic: 'رمز BIC',
  opening: 'الرصيد الافتتاحي',
  fees: 'الرسوم',
  payments: 'المدفوعات',
  closing: 'الرصيد الختامي',
  item: 'البيان',
  holder: 'صاحب الشهادة',
  with: { wallet: 'جهة الإصدار أو الطالب', payable: 'جهة التحقق' },
  date: 'التاريخ',
  number: 'العدد',
  each: 'سعر الواحدة',
  amount: 'المبلغ',
  payment: 'دفعة',
  erased: 'حُذفت البيانات',
  locale: 'ar-AE-u-nu-latn',
}

export const statementWords = { en: english, ar: arabic }
export type StatementWords = typeof english
