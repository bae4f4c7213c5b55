import { actTexts as arabicActs } from './ar/web/act.ts'
import { certificateTexts as arabic } from './ar/web/certificate.ts'
import { uploadTexts as arabicUpload } from './ar/web/upload.ts'
import { actTexts as frenchActs } from './fr/web/act.ts'
import { certificateTexts as french } from './fr/web/certificate.ts'
import { uploadTexts as frenchUpload } from './fr/web/upload.ts'
import { actTexts as hindiActs } from './hi/web/act.ts'
import { certificateTexts as hindi } from './hi/web/certificate.ts'
import { uploadTexts as hindiUpload } from './hi/web/upload.ts'
import { actTexts as urduActs } from './ur/web/act.ts'
import { certificateTexts as urdu } from './ur/web/certificate.ts'
import { uploadTexts as urduUpload } from './ur/web/upload.ts'
import { actTexts as chineseActs } from './zh/web/act.ts'
import { certificateTexts as chinese } from './zh/web/certificate.ts'
import { uploadTexts as chineseUpload } from './zh/web/upload.ts'

const english = {
  pending: 'Pending',
  verified: 'Verified',
  declined: 'Declined',
  unsigned: 'Not signed yet',
  uploaded: 'Uploaded by user',
  expired: 'Expired',
  suspended: 'Suspended',
  revoked: 'Revoked',
  transferred: 'Transferred',
  superseded: 'Superseded',
}
export type CertificateWord = keyof typeof english

const wordsIn = (
  texts: typeof arabic,
  acts: typeof arabicActs,
  upload: typeof arabicUpload,
): Record<CertificateWord, string> => ({
  ...texts.status,
  unsigned: texts.awaitingSignature,
  uploaded: upload.mark,
  expired: texts.expired,
  suspended: texts.suspended,
  revoked: texts.revoked,
  transferred: acts.transfer.done,
  superseded: texts.superseded,
})

/** The words for a certificate's state in lists, in one language each, so that a search finds what people see. */
export const certificateWords = [
  english,
  wordsIn(arabic, arabicActs, arabicUpload),
  wordsIn(french, frenchActs, frenchUpload),
  wordsIn(hindi, hindiActs, hindiUpload),
  wordsIn(urdu, urduActs, urduUpload),
  wordsIn(chinese, chineseActs, chineseUpload),
]

/** What lists call one state, in every language. */
export const wordsFor = (word: CertificateWord): string[] => certificateWords.map((words) => words[word])
