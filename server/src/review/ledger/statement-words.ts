/** The words of a statement as PDF. */
const english = {
  title: 'Statement of account',
  party: 'Account of',
  month: 'Month',
  opening: 'Balance at the beginning',
  closing: 'Balance at the end',
  columns: ['What', 'With', 'Number', 'Each', 'Amount'],
  settlement: 'Settlement',
  locale: 'en-GB',
}

/** Digits are the same in every language of the product. */
const arabic: typeof english = {
  title: 'كشف حساب',
  party: 'حساب',
  month: 'الشهر',
  opening: 'الرصيد في أول الشهر',
  closing: 'الرصيد في آخر الشهر',
  columns: ['البيان', 'الطرف الآخر', 'العدد', 'سعر الواحدة', 'المبلغ'],
  settlement: 'تسوية',
  locale: 'ar-AE-u-nu-latn',
}

export const statementWords = { en: english, ar: arabic }
