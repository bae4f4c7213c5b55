import type { CertificateFilter } from '@credenza/schema/selection'
import { uploadTexts } from '../../texts/upload.ts'

const { all, issuer, user } = uploadTexts.origins

/** Filter choices for certificates by origin; the empty value means all. */
export const originChoices = [
  { value: '', label: all },
  { value: 'issuer', label: issuer },
  { value: 'user', label: user },
]

/** The filter for a choice; empty for an unknown choice. */
export const originFilter = (choice: string | null): Pick<CertificateFilter, 'origin'> =>
  choice === 'issuer' || choice === 'user' ? { origin: choice } : {}
