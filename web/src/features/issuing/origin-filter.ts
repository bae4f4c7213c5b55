import type { CertificateFilter } from '@credenza/schema/selection'
import { uploadTexts } from '../../texts/upload.ts'

const { all, issuer, user } = uploadTexts.origins

/** What a list of certificates can be narrowed to by who brought them; the empty value is everything. */
export const originChoices = [
  { value: '', label: all },
  { value: 'issuer', label: issuer },
  { value: 'user', label: user },
]

/** The filter behind a choice; nothing for one that is none of ours. */
export const originFilter = (choice: string | null): Pick<CertificateFilter, 'origin'> =>
  choice === 'issuer' || choice === 'user' ? { origin: choice } : {}
