import type { CertificateFilter } from '@credenza/schema/selection'
import { certificateTexts } from '../../texts/certificate.ts'

const labels = certificateTexts.details.statuses
const statuses = ['', 'unsigned', '0', '1', '2'] as const
type Status = (typeof statuses)[number]

/** What a list of certificates can be narrowed to by status; the empty value is everything. */
export const statusChoices = statuses.map((value) => ({ value, label: labels[value] }))

const filters: Record<Status, Pick<CertificateFilter, 'status' | 'signed'>> = {
  '': {},
  unsigned: { status: '0', signed: 'false' },
  '0': { status: '0' },
  '1': { status: '1' },
  '2': { status: '2' },
}

/** The filter behind a choice; nothing for one that is none of ours. */
export const statusFilter = (choice: string | null): Pick<CertificateFilter, 'status' | 'signed'> =>
  statuses.some((status) => status === choice) ? filters[choice as Status] : {}
