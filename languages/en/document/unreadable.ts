import { bundleProblems, type ProblemIn } from '@credenza/credential/bundle-problems'

/** Why a file or link could not be checked, by code. */
export const unreadable = {
  ...bundleProblems,
  'file-empty': 'The file is empty.',
  'file-too-large': 'Refused: the file is larger than 5 MB.',
  'file-too-costly': 'Refused: the file takes too much time or memory to read.',
  'file-unknown': 'The file is damaged, or of a kind that is not read here.',
  'zip-damaged': 'The ZIP is damaged and could not be read to its end.',
  'zip-within-zip': 'Refused: a ZIP within a ZIP is not opened.',
  'zip-of-many': 'Refused: it holds more than 1,000 files.',
  'zip-too-large': 'Refused: it unpacks to more than can be checked at once.',
  'zip-too-dense': 'Refused: a file in it unpacks to far more than it is.',
  'zip-locked': 'Refused: it is locked with a password.',
  'picture-empty': 'No QR code could be read in the picture, and it carries no certificate.',
  'presentation-of-many': ({ most }: { most: number }) =>
    `The presentation holds more than ${most} certificates.`,
  'link-elsewhere': ({ host }: { host: string }) =>
    `The link does not lead to ${host}, so it was not followed.`,
  'link-to-no-certificate': 'The link does not lead to a certificate.',
  'link-incomplete': 'The link is incomplete: the part after # opens the certificate.',
  'link-ended': 'The link no longer works.',
  'link-empty': 'There is no certificate at this link.',
  'link-key-wrong': 'The key in the link does not open this certificate.',
  'document-missing': 'The certificate is not signed yet, or was erased.',
  'document-unreachable': 'The certificate’s document could not be fetched.',
}

export type UnreadableProblem = ProblemIn<typeof unreadable>
