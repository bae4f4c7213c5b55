export const organisation = {
  greeting: (name: string) => `Hello ${name},`,
  approved: {
    subject: 'Your organisation was approved',
    says: 'Your organisation was approved. Sign in to get started.',
    open: 'Sign in',
  },
  returned: {
    subject: 'Please correct your application',
    says: 'The administrator returned your application:',
    next: 'Please correct it and submit it again.',
    open: 'Correct the application',
  },
  suspended: {
    subject: 'Your organisation was suspended',
    says: 'The administrator suspended your organisation:',
    next: 'You cannot issue, review or change anything for now. What you signed before stays valid.',
  },
  reinstated: {
    subject: 'Your organisation was reinstated',
    says: 'Your organisation is no longer suspended. You can sign in and continue.',
    open: 'Sign in',
  },
}
