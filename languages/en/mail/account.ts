export const account = {
  greeting: (name: string) => `Hello ${name},`,
  /** To the first account of an organisation. */
  hello: 'Hello,',
  code: {
    subject: 'Your Credenza code',
    says: 'Here is your code to set a new password:',
    closing: [
      'It works once, within ten minutes. Credenza will never ask you for it.',
      'If you didn’t ask for a code, someone probably typed your email by mistake. Your password has not changed, and you don’t need to do anything.',
    ],
  },
  mailboxCode: {
    subject: 'Your Credenza sign-in code',
    says: 'Someone signed in to your Credenza account with its password or passkey. Another organisation has added you there, so we ask once whether this mailbox is yours. If it was you, type this code on the sign-in page:',
    closing: [
      'It works once, within ten minutes. Credenza will never ask you for it.',
      'If it was not you, someone else can open your account once they have this code. Don’t share it with anyone, and set a new password under “Forgot Password”.',
    ],
  },
  linkCode: {
    subject: 'Your code to connect your university’s sign-in',
    says: 'Someone signed in at your organisation with your email. If it was you, type this code in the same browser to connect that sign-in with your Credenza account:',
    closing: [
      'It works once, within ten minutes. Credenza will never ask you for it.',
      'If it was not you, do nothing, and tell the people who run your organisation’s sign-in. Nothing has changed here.',
    ],
  },
  walletCode: {
    subject: 'Your code for the wallet',
    says: (title: string) => `Your wallet app asks for this code to receive your certificate “${title}”:`,
    /** When an issuer's program has made the offer. */
    offered: (issuer: string, title: string) =>
      `${issuer} offers you your certificate “${title}” for your wallet app. The app will ask for this code:`,
    closing: [
      'It works once, within ten minutes. Type it only into your own wallet.',
      'If you are not adding a certificate to a wallet, ignore this email and don’t share the code with anyone.',
    ],
    closingOfOffered: [
      'It works once, within seven days. Type it only into your own wallet.',
      'If you are not adding a certificate to a wallet, ignore this email and don’t share the code with anyone.',
    ],
    /** In the wallet, beside the field for the code; at most 300 characters. */
    description: 'We emailed you this code.',
  },
  passwordChanged: {
    subject: 'Your Credenza password was changed',
    says: 'The password of your account was just changed, and all your other devices were signed out.',
    next: 'If this was not you, set a new password at once, and change the password of your mailbox too.',
    open: 'Set a new password',
  },
  passwordChosen: {
    subject: 'Your Credenza account is ready',
    says: 'A password was just chosen for your account, using a link that we emailed to you.',
    next: 'If this was not you, someone else has the link. Set a new password at once.',
    open: 'Set a new password',
  },
  factors: {
    subject: 'A change to how you sign in',
    changes: {
      'passkey-added': 'A passkey was added to your account.',
      'passkey-removed': 'A passkey was removed from your account.',
      'totp-added': 'An authenticator app was added to your account.',
      'totp-removed': 'The authenticator app was removed from your account.',
      'recovery-codes-replaced': 'Your account has new recovery codes. The earlier ones no longer work.',
      'second-factors-forgotten':
        'The operator of this service removed all second factors from your account.',
      'factors-before-proof':
        'Your passkeys, authenticator app and recovery codes were removed, because they were added before you proved that this mailbox is yours. You can add new ones in your profile.',
    },
    codeUsed: {
      subject: 'A recovery code was used',
      says: 'A recovery code was used to sign in or to confirm a change.',
      last: 'It was the last one. Create new ones in your profile.',
      left: (codes: number) => `Codes left: ${codes}. You can create new ones in your profile.`,
    },
    closing:
      'If this was not you, change your password at once and check the second factors and sessions in your profile.',
  },
}
