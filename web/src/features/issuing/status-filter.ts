import { reviewFlag, reviewStates } from '@credenza/schema/certificate-state/review'
import type { CertificateFilter } from '@credenza/schema/selection'
import { certificateTexts as texts } from '../../texts/certificate.ts'
import { issuingTexts } from '../../texts/issuing.ts'

interface StatusChoice {
  value: string
  label: string
  filter: Pick<CertificateFilter, 'status' | 'signed' | 'shown'>
}

/** Filter choices for certificates by status; the empty value means all. */
export const statusChoices: readonly StatusChoice[] = [
  { value: '', label: issuingTexts.details.allStatuses, filter: {} },
  {
    value: 'unsigned',
    label: texts.awaitingSignature,
    filter: { status: reviewFlag.pending, signed: 'false' },
  },
  ...reviewStates.map((review) => ({
    value: reviewFlag[review],
    label: texts.status[review],
    // A list shows a revoked certificate as revoked, so it is not among the verified ones.
    filter: { status: reviewFlag[review], ...(review === 'verified' && { shown: review }) },
  })),
  ...(['expired', 'suspended', 'superseded', 'revoked'] as const).map((shown) => ({
    value: shown,
    label: texts[shown],
    filter: { shown },
  })),
]

/** The filter for a choice; empty for an unknown choice. */
export const statusFilter = (choice: string | null): StatusChoice['filter'] =>
  statusChoices.find(({ value }) => value === choice)?.filter ?? {}
