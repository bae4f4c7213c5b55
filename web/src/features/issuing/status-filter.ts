import { reviewFlag, reviewStates } from '@credenza/schema/certificate-state/review'
import type { CertificateFilter } from '@credenza/schema/selection'
import { certificateTexts as texts } from '../../texts/certificate.ts'

interface StatusChoice {
  value: string
  label: string
  filter: Pick<CertificateFilter, 'status' | 'signed'>
}

/** What a list of certificates can be narrowed to by status; the empty value is everything. */
export const statusChoices: readonly StatusChoice[] = [
  { value: '', label: texts.details.allStatuses, filter: {} },
  {
    value: 'unsigned',
    label: texts.awaitingSignature,
    filter: { status: reviewFlag.pending, signed: 'false' },
  },
  ...reviewStates.map((review) => ({
    value: reviewFlag[review],
    label: texts.status[review],
    filter: { status: reviewFlag[review] },
  })),
]

/** The filter behind a choice; nothing for one that is none of ours. */
export const statusFilter = (choice: string | null): StatusChoice['filter'] =>
  statusChoices.find(({ value }) => value === choice)?.filter ?? {}
