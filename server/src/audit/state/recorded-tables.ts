import { recordedAccounts } from '../../account/recorded.ts'
import { recordedApiKeys } from '../../api-key/recorded.ts'
import { recordedBatches } from '../../batch/recorded.ts'
import { recordedCategories } from '../../category/recorded.ts'
import { recordedCertificates } from '../../certificate/recorded.ts'
import { recordedChecks } from '../../check/recorded.ts'
import { recordedColleagues } from '../../colleague/recorded.ts'
import { recordedCorrections } from '../../correction/recorded.ts'
import { recordedDeliveries } from '../../delivery/recorded.ts'
import { recordedErasures } from '../../erasure/recorded.ts'
import { recordedFees } from '../../fee/recorded.ts'
import { recordedLedger } from '../../ledger/recorded.ts'
import { recordedOrganisations } from '../../organisation/recorded.ts'
import { recordedReviews } from '../../review/recorded.ts'
import { recordedShares } from '../../share/recorded.ts'
import { recordedStatuses } from '../../status/recorded.ts'
import { recordedStudents } from '../../student/recorded.ts'
import { recordedTemplates } from '../../template/recorded.ts'
import { recordedWebhooks } from '../../webhook/recorded.ts'
import type { RecordedTable } from './recorded-table.ts'

/** Every recorded table, composed of what each noun declares beside its tables. */
export const recordedTables: readonly RecordedTable[] = [
  ...recordedOrganisations,
  ...recordedAccounts,
  ...recordedColleagues,
  ...recordedCategories,
  ...recordedStudents,
  ...recordedTemplates,
  ...recordedCertificates,
  ...recordedReviews,
  ...recordedStatuses,
  ...recordedLedger,
  ...recordedFees,
  ...recordedCorrections,
  ...recordedChecks,
  ...recordedBatches,
  ...recordedShares,
  ...recordedErasures,
  ...recordedApiKeys,
  ...recordedWebhooks,
  ...recordedDeliveries,
]
