/**
 * Words of the screens that lead from a forgotten password to a new one, from an initial one (specification, section 2), and to a
 * proven mailbox.
 */
export const recoveryTexts = {
  request: {
    title: 'Forgot Password',
    lead: 'Enter your email, and we’ll send you a 6-digit code.',
    email: 'Email',
    send: 'Send Code',
    sending: 'Sending...',
  },
  verify: {
    title: 'Enter the code',
    lead: (email: string) => `If there is an account for ${email}, a 6-digit code is on its way.`,
    otherEmail: 'Use another email',
    boxes: '6-digit code',
    box: (position: number) => `Digit ${position} of 6`,
    submit: 'Verify',
    submitting: 'Verifying...',
    resend: 'Resend Code',
    resending: 'Resending...',
    resendIn: 'New code in',
    resendReady: 'You can ask for another code now.',
    nothingCame: 'Nothing arrived? Check your spam folder. A code works for 10 minutes.',
  },
  reset: {
    title: 'Set a new password',
    lead: 'Setting it signs you out on every device.',
    password: 'New Password',
    confirm: 'Confirm Password',
    submit: 'Reset Password',
    submitting: 'Resetting...',
    back: 'Back to Login',
    failed: 'Something went wrong',
    startAgain: 'Ask for a new code',
    rules: 'What the password needs',
    ruleLength: 'At least 8 characters',
    ruleSame: 'The same in both fields',
  },
  first: {
    title: 'Choose your own password',
    lead: 'The person who gave you this password knows it too. Choose one that only you know.',
    submit: 'Set password and sign in',
    submitting: 'Setting password...',
    startAgain: 'Start again',
  },
  mailbox: {
    title: 'Prove that this mailbox is yours',
    why: 'Another organisation has added you. Before you see what it issues, we make sure once that your account belongs to the owner of its email address.',
    sentTo: (hint: string) => `We emailed a 6-digit code to ${hint}.`,
    submit: 'Prove and sign in',
  },
  done: {
    title: 'Successful Password Reset!',
    text: 'You can now sign in with your new password.',
    login: 'Login',
  },
} as const
