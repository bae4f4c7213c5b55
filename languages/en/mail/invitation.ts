export const invitation = {
  student: {
    subject: (organisation: string) => `Your certificates from ${organisation}`,
    greeting: (name: string) => `Hello ${name},`,
    says: (organisation: string) =>
      `${organisation} issues its certificates with Credenza. In your account you can save yours as PDFs, share them and add them to LinkedIn.`,
    open: 'Open my account',
    closing:
      'This link is only for you, so please do not forward it. The first time, you choose a password; from then on, you sign in with it.',
  },
  colleague: {
    subject: (organisation: string) => `Invitation from ${organisation}`,
    greeting: (name: string) => `Hello ${name},`,
    says: (organisation: string) =>
      `${organisation} has invited you to join it on Credenza. Choose a password to sign in with.`,
    open: 'Accept the invitation',
    closing:
      'The link works once, within seven days. If you don’t know this organisation, you can ignore this email.',
  },
}
