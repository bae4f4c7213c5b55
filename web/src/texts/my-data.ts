/** Words of a student's own data: the download and the erasure. */
export const myDataTexts = {
  title: 'My data',
  lead: 'All that we hold of you is yours: take it along, or have it erased.',
  download: {
    title: 'Download my data',
    lead: 'One ZIP file with your profile, every certificate as PDF and as files that anybody can check, what you uploaded, your links, requests, fees and sessions.',
    button: 'Download my data',
    pending: 'Putting your file together. This can take a minute.',
    done: 'Your file was downloaded. It holds the keys to your certificates: keep it safe.',
  },
  erase: {
    title: 'Erase my data',
    lead: 'It is done seven days after you ask. Until then everything goes on working, and you can take it back.',
    goesTitle: 'What is erased',
    goes: [
      'Your account: name, e-mail, password, second factors and sessions',
      'The keys of your certificates’ documents: nobody can open them here any more, nor can any link to them',
      'What you uploaded, and the letters that issuers answered with',
      'Your links, the wallet on your account, and what you wrote to issuers',
    ],
    staysTitle: 'What stays, and why',
    stays: [
      'What issuers hold of you in their own lists and registers is theirs: ask them about it.',
      'Numbers without your name: the public log, the blockchain and the records of fees must not change.',
      'Copies that you downloaded or gave away. They can still be checked.',
      'A token that was transferred into your wallet stays there, without us knowing whose it is.',
    ],
    button: 'Erase my data',
  },
  dialog: {
    title: 'Erase all my data?',
    when: (day: string) =>
      `Your data will be erased on ${day}. After that nobody can bring it back, not even we. Download it first.`,
    issuers: 'What your issuers keep in their own lists stays with them.',
    password: 'Your password',
    understood: 'I understand that my certificates cannot be opened here afterwards',
    confirm: (day: string) => `Erase on ${day}`,
    asked: 'Your data will be erased. We sent you a mail about it.',
  },
  waiting: {
    title: (day: string) => `Your data will be erased on ${day}`,
    text: 'Until then everything goes on working. Download your data before, or keep it.',
    keep: 'Keep my data',
    kept: 'Your data stays.',
  },
} as const
