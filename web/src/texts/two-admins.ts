import type { AdminAct } from '@credenza/schema/two-admins'

const acts: Record<AdminAct, string> = {
  'organisation.approve': 'Approve an organisation',
  'person.erase-documents': 'Erase a student’s documents',
  'payment-details.change': 'Change the account for payments',
  'vat.change': 'Change VAT',
  'platform-share.change': 'Change the platform share',
  'tax-profile.change': 'Change the platform’s tax details',
  'card-payment.refund': 'Refund a card payment',
  'invoice.credit': 'Credit an invoice',
  'settlement.record': 'Record a settlement',
  'bank-statement.book': 'Book a bank statement',
  'hold.lift': 'Lift a hold',
  'retention.change': 'Change how long data is kept',
  'breach.letters': 'Write to people affected by a breach',
  'domain.give': 'Give an organisation a domain',
  'admin.invite': 'Invite an administrator',
  'two-admins.off': 'Stop requiring two administrators',
}

/** Words of acts that take two administrators. */
export const twoAdminsTexts = {
  title: 'Two administrators',
  lead: 'You can require two administrators for these actions. The second confirms within seven days by doing the same.',
  on: 'These actions take two administrators.',
  off: 'One administrator is enough.',
  waiting: 'Waiting for a second administrator',
  acts,
  proposed: (who: string, date: string) => `requested by ${who} on ${date}`,
  switchOn: 'Require two administrators',
  switchOff: 'Require only one',
  saved: 'Saved.',
  invite: 'Invite an administrator',
  link: 'This link creates one administrator. It works once, for a day.',
  linkName: 'link',
  copied: 'Link copied!',
} as const
