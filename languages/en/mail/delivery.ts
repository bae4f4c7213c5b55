export const delivery = {
  /** The issuer’s own text, until they write one. */

  subject: 'Your certificate: {{title}}',
  body: `Dear {{name}},

{{issuer}} has issued a certificate to you: {{title}} ({{type}}), dated {{date}}.

{{link}}

Open the link to view, save and share your certificate. Anyone who has the link can check that it is genuine and sees the whole certificate, so only share it with people who should see it.

Best wishes,
{{issuer}}`,

  open: 'Open your certificate',
  account:
    'In your account you can save it as a PDF, share it and add it to LinkedIn. The next link is only for you, so please do not forward it.',
  openAccount: 'Open it in my account',
  putIntoWallet: 'Put it into your digital wallet',
  addToLinkedIn: 'Add to LinkedIn profile',
  qr: 'QR code with the link to your certificate',
  picture: (title: string) => `Your certificate: ${title}`,
  logoOf: (issuer: string) => `Logo of ${issuer}`,
  sentFor: (issuer: string) => `Sent by Credenza for ${issuer}`,
  expiry: {
    subject: 'Your certificate expires on {{validUntil}}: {{title}}',
    body: `Dear {{name}},

Your certificate {{title}} ({{type}}) from {{issuer}} is valid until {{validUntil}}. After that day, anyone who checks it sees that it has expired.

{{link}}

If you need to renew it, contact {{issuer}}.`,
  },
}
