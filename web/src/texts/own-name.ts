/** Words of the names of its own under which an organisation is met. */
export const ownNameTexts = {
  title: 'Your own address',
  lead: 'Your people can sign in at an address of your own, and your emails can come from it. Prove its domain under single sign-on first.',
  hostTitle: 'Where your people sign in',
  host: 'Host name',
  hostHint: (to: string) =>
    `For example certificates.uni.example. Point it to ${to} in your DNS (CNAME), and ask the operator of this service to answer there.`,
  save: 'Save',
  saveHost: 'Save host name',
  saveSender: 'Save sender',
  saved: 'Saved.',
  open: 'Open the sign-in page',
  senderTitle: 'Where your emails come from',
  address: 'Email address',
  addressHint:
    'Students and colleagues see it as the sender. Leave it empty to use the address of this service.',
  replyTo: 'Address for replies',
  replyToHint: 'Leave it empty if replies should go to the same address.',
  addRecord:
    'Add this TXT record to your DNS, then check it. Until then, emails come from the address of this service.',
  recordName: 'Name',
  recordValue: 'Value',
  copied: 'Copied!',
  check: 'Check',
  missing: 'The record was not found yet. DNS changes can take hours.',
  on: 'Your emails come from this address. Keep the record: receivers check it.',
} as const
