/** Words of the page that a student's mailed link opens. */
export const welcomeTexts = {
  title: 'Welcome to your account',
  lead: 'Choose a password. From then on, you sign in with it and your email.',
  submit: 'Set password and continue',
  submitting: 'Setting password...',
  checking: 'Opening your account',
  failed: 'We could not open this link. Check your connection and try again.',
  codeTitle: 'This link is more than a week old',
  codeLead: (email: string) =>
    `To make sure it’s you, we’ll email a 6-digit code to ${email}. With it, you can choose your password.`,
  sendCode: 'Email me a code',
  signIn: 'I have a password: sign in',
} as const
