export const erasure = {
  asked: (name: string, day: string) => ({
    subject: `Your data will be erased on ${day}`,
    paragraphs: [
      `Hello ${name},`,
      `You asked us to erase all your data. We will do so on ${day}. Until then everything keeps working, and you can change your mind.`,
      'Download your data before that day. Afterwards nobody can open your certificates here, not even us.',
      'If you didn’t ask for this, keep your data now and change your password at once.',
    ],
    action: 'Keep my data',
  }),
  takenBack: (name: string) => ({
    subject: 'We’re keeping your data',
    paragraphs: [
      `Hello ${name},`,
      'You chose to keep your data. Nothing has been erased, and nothing will be.',
    ],
  }),
  stopped: (name: string) => ({
    subject: 'Your data will not be erased',
    paragraphs: [
      `Hello ${name},`,
      'Someone who was signed in to your account asked us to erase your data. Another organisation has now added you, and your account has not proven that this mailbox is yours, so we stopped.',
      'If you still want it erased, sign in, enter the code that we email to you, and ask again.',
    ],
    action: 'Open my data',
  }),
  erased: (name: string) => ({
    subject: 'Your data was erased',
    paragraphs: [
      `Hello ${name},`,
      'We have erased your data, as you asked: the keys to your certificates’ documents, your uploads, your links and your account. If you have questions about what your issuers keep in their own lists, please ask them.',
      'This is our last email to you.',
    ],
  }),
}
