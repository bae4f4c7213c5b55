/** Words about certificates that students upload. */
export const uploadTexts = {
  open: 'Upload a certificate',
  title: 'Upload a certificate',
  lead: 'A certificate you have on paper or as a file: pdf, jpg or png, at most 2 MB. The issuer you name checks and signs it, then a verifier decides.',
  issuer: 'Issuer',
  type: 'Certificate Type',
  certificateTitle: 'Title of the Certificate',
  date: 'Date of Issue',
  file: 'Certificate file',
  submit: 'Upload',
  running: 'Uploading...',
  fileGone: 'The file was deleted.',
  loadingFile: 'Loading the file',
  downloadFailed: 'Failed to download certificate image.',
  mark: 'Uploaded by user',
  markOwn: 'Uploaded by you',
  waitsForIssuer: (issuer: string) => `Waiting for ${issuer} to verify it.`,
  waitsForVerifier: 'Verified by its issuer. Waiting for a verifier.',
  fee: {
    free: 'The verifier charges no fee.',
    one: (amount: string) => `Costs ${amount} if a verifier accepts it, otherwise nothing.`,
    several: (least: string, most: string) =>
      `Costs ${least} to ${most}, depending on the verifier that accepts it. If none does, nothing.`,
    upTo: (most: string) =>
      `Costs up to ${most}, depending on the verifier that accepts it. If none does, nothing.`,
    charged: (amount: string) => `Cost ${amount}.`,
  },
  uploaded: 'Uploaded file',
  letter: 'Letter of authority',
  download: 'Download',
  downloadWhat: (what: string) => `Download ${what}`,
  origin: 'Origin',
  origins: { all: 'All origins', issuer: 'Created by us', user: 'Uploaded by users' },
  answer: {
    explanation:
      'A student uploaded this certificate and named you as its issuer. Check the file and add a letter of authority. Verifying it signs it as one of your own. Signing is final.',
    letter: 'Letter of authority (LOA)',
    letterHint: 'pdf, jpg or png, at most 2 MB',
  },
} as const
