/** Words about the bank account that parties pay into, and how they pay. */
export const paymentTexts = {
  howTo: 'How to pay',
  howToLead:
    'Transfer the amount to this account and quote the reference, so that we can match your payment. Part payments are fine.',
  booked: 'Your balance changes once the administrator has recorded the payment.',
  noAccount:
    'No bank account has been entered yet. Ask the administrator where to pay, and quote this reference.',
  reference: 'Payment reference',
  accountHolderName: 'Account holder',
  bankName: 'Bank',
  iban: 'IBAN',
  bic: 'BIC',
  copied: (what: string) => `${what} copied!`,
  set: 'Bank account',
  title: 'Bank account for payments',
  lead: 'Everyone who owes fees sees this account on the Balance page and in statements.',
  ibanHint: 'Checked as you type.',
  bicHint: '8 or 11 characters.',
  save: 'Save',
  saving: 'Saving...',
  saved: 'Bank account saved.',
  failed: 'The bank account could not be loaded.',
} as const
