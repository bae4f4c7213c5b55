import type { CorrectionRequest, VersionChange } from '@credenza/schema/correction'
import { detailTexts } from './details.ts'

const fields: Record<VersionChange['field'], string> = {
  userName: 'Recipient',
  title: 'Title of the Certificate',
  categoryName: 'Certificate Type',
  date: 'Date of Issue',
  validUntil: 'Valid until',
  ...detailTexts.labels,
  custom: detailTexts.custom,
}

const states: Record<CorrectionRequest['state'], string> = {
  open: 'Open',
  approved: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
}

/** Words of corrections: made by the issuer, as the issuer answers those who ask, and as everybody reads them afterwards. */
export const correctionTexts = {
  fields,
  validUntil: 'Valid until (optional)',
  forEver: 'No expiry date',
  was: 'Was:',
  now: 'Now:',
  correct: {
    button: 'Correct',
    titleFor: (name: string) => `Correct the certificate of ${name}`,
    whatHappens:
      'This creates a corrected certificate, which waits for your signature. What was signed never changes: this certificate stays readable, marked as superseded.',
    onceSigned:
      'The corrected certificate replaces this one once you sign it. The public link stays the same.',
    onceAccepted:
      'The corrected certificate replaces this one once you have signed it and a verifier has accepted it. The public link stays the same.',
    changes: 'What will change',
    noChanges: 'No changes yet.',
    submit: 'Create correction',
    running: 'Creating correction...',
    done: 'Correction created. Sign it to put it in force.',
  },
  waiting: {
    signature: 'A correction is waiting for signature',
    acceptance: 'A correction is waiting for acceptance',
    stands: 'This certificate stays as it is until then.',
    open: 'Open the correction',
    withdraw: 'Withdraw the correction',
    withdrawTitle: 'Withdraw this correction?',
    withdrawText: 'It will be deleted. This certificate stays as it is.',
    withdrawn: 'Correction withdrawn.',
    corrects: 'This corrects an earlier certificate',
    takesPlace:
      'It replaces the earlier certificate once it is signed, and also accepted if the earlier one is. Until then, the earlier one stays as it is.',
    openEarlier: 'Open the earlier certificate',
  },
  versions: {
    title: 'Versions',
    show: 'Show versions',
    hide: 'Hide versions',
    name: (number: string) => `Version ${number}`,
    shown: 'Shown here',
    signed: (date: string) => `Signed on ${date}`,
    unsigned: 'Not signed yet',
    superseded: (date: string) => `Superseded on ${date}`,
    original: 'As first issued',
    failed: 'The versions could not be loaded.',
  },
  publicPage: {
    corrected: (date: string) => `Corrected on ${date}`,
    earlier: (number: string) => `See the earlier version (version ${number})`,
    newest: 'See the newest version',
  },
  requests: {
    title: 'Correction requests',
    lead: 'Changes that holders have asked you to make.',
    table: 'Correction requests',
    search: 'Search requests',
    stateFilter: 'Status',
    every: 'All statuses',
    states,
    empty: 'When the holder of a certificate asks for a correction, it appears here.',
    nothing: 'No matching requests.',
    columns: {
      holder: 'Recipient',
      certificate: 'Certificate',
      wish: 'Requested change',
      asked: 'Requested on',
      state: 'Status',
      action: 'Action',
    },
    comma: ', ',
    open: 'Open',
    openOf: (name: string, title: string) => `Open the request of ${name}, ${title}`,
    request: (name: string) => `Request of ${name}`,
    why: 'Why',
    answer: 'Your answer',
    decided: 'Decided on',
    certificate: 'Open the certificate',
    correction: 'Open the correction',
    approve: 'Accept',
    decline: 'Decline',
    declineTitle: 'Decline this request?',
    declineText: 'The certificate stays as it is. We’ll email your reason to the holder.',
    reason: 'Reason',
    declined: 'Request declined.',
    quick: [
      'The certificate matches our records.',
      'Please bring the registry a document that shows the correct details.',
    ],
  },
} as const
