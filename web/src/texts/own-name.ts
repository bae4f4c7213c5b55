/** Texts for an organisation's own sign-in host and sender address. */
export const ownNameTexts = {
  title: 'Your own address',
  lead: 'Your people can sign in at your own host name, and your emails can come from your own domain. Prove the domain under Single sign-on first.',
  hostTitle: 'Where your people sign in',
  host: 'Host name',
  hostHint: (to: string) =>
    `For example certificates.uni.example. Point it to ${to} in your DNS (CNAME), and ask the operator of this service to enable it.`,
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
  on: 'Your emails come from this address. Keep the record: receiving mail servers check it.',
} as const
