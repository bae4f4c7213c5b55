export const myDataTexts = {
  title: 'My data',
  lead: 'Download your data, or have it erased.',
  download: {
    title: 'Download my data',
    lead: 'One ZIP file with your profile, your certificates as PDFs and as files that anyone can check, your uploads, links, requests, fees and sessions.',
    button: 'Download my data',
    pending: 'Preparing your file. This can take a minute.',
    done: 'Your file was downloaded. It holds the keys to your certificates, so keep it safe.',
  },
  erase: {
    title: 'Erase my data',
    lead: 'We erase it seven days after you ask. Until then everything keeps working, and you can change your mind.',
    goesTitle: 'What is erased',
    goes: [
      'Your account: name, email, password, second factors and sessions',
      'The keys to your certificates’ documents: nobody can open them here any more, and links to them stop working',
      'Your uploads, and the letters of authority that issuers added to them',
      'Your links, the wallet on your account, and what you wrote to issuers',
    ],
    staysTitle: 'What stays, and why',
    stays: [
      'What issuers keep about you in their own lists and registers. Ask them about it.',
      'Numbers without your name: the public log, the blockchain and the fee records must not change.',
      'Copies that you downloaded or shared. They can still be checked.',
      'Tokens already transferred to your wallet. We no longer know whose they are.',
    ],
    button: 'Erase my data',
  },
  dialog: {
    title: 'Erase all my data?',
    when: (day: string) =>
      `Your data will be erased on ${day}. After that nobody can restore it, not even us. Download it first.`,
    issuers: 'What your issuers keep in their own lists stays with them.',
    password: 'Your password',
    understood: 'I understand that my certificates cannot be opened here afterwards',
    confirm: (day: string) => `Erase on ${day}`,
    asked: 'Your data will be erased. We’ve emailed you the details.',
  },
  waiting: {
    title: (day: string) => `Your data will be erased on ${day}`,
    text: 'Until then everything keeps working. Download your data first, or keep it.',
    keep: 'Keep my data',
    kept: 'We’ll keep your data.',
    heldTitle: 'A legal hold keeps your data for now',
    held: (reason: string) => `Your data must be kept: ${reason} It will be erased when the hold ends.`,
    heldUntil: (reason: string, day: string) =>
      `Your data must be kept until ${day}: ${reason} Then it will be erased.`,
  },
} as const
