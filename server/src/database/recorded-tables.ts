import { recordedApprovals } from '../certificates/approval/recorded.ts'
import { recordedCategories } from '../certificates/category/recorded.ts'
import { recordedCertificates } from '../certificates/certificate/recorded.ts'
import { recordedCorrections } from '../certificates/correction/recorded.ts'
import { recordedDeliveries } from '../certificates/delivery/recorded.ts'
import { recordedDrawing } from '../certificates/drawing/recorded.ts'
import { recordedQueues } from '../certificates/queue/recorded.ts'
import { recordedStatuses } from '../certificates/status/recorded.ts'
import { recordedTemplates } from '../certificates/template/recorded.ts'
import { recordedBatches } from '../doors/batch/recorded.ts'
import { recordedCourses } from '../doors/course/recorded.ts'
import { recordedWebhooks } from '../doors/webhook/recorded.ts'
import { recordedErasures } from '../holders/erasure/recorded.ts'
import { recordedShares } from '../holders/share/recorded.ts'
import { recordedBreaches } from '../operating/breach/recorded.ts'
import { recordedDataProtection } from '../operating/data-protection/recorded.ts'
import { recordedSitePages } from '../operating/site-page/recorded.ts'
import { recordedAccounts } from '../people/account/recorded.ts'
import { recordedApiKeys } from '../people/api-key/recorded.ts'
import { recordedColleagues } from '../people/colleague/recorded.ts'
import { recordedProviders } from '../people/identity-provider/recorded.ts'
import { recordedLearningPlatforms } from '../people/learning-platform/recorded.ts'
import { recordedOrganisations } from '../people/organisation/recorded.ts'
import { recordedOwnNames } from '../people/own-name/recorded.ts'
import { recordedStudents } from '../people/student/recorded.ts'
import { recordedTwoAdmins } from '../people/two-admins/recorded.ts'
import type { RecordedTable } from '../proof/audit/state/recorded-table.ts'
import { recordedIssuerKeys } from '../proof/issuer/recorded.ts'
import { recordedFees } from '../review/fee/recorded.ts'
import { recordedInvoices } from '../review/invoice/recorded.ts'
import { recordedLedger } from '../review/ledger/recorded.ts'
import { recordedTax } from '../review/tax/recorded.ts'
import { recordedChecks } from '../verifying/check/recorded.ts'
import { recordedPresentations } from '../verifying/presentation/recorded.ts'
import { coordinatorTables } from './distribution/where-tables-lie.ts'

const declared: readonly RecordedTable[] = [
  ...recordedOrganisations,
  ...recordedIssuerKeys,
  ...recordedAccounts,
  ...recordedColleagues,
  ...recordedProviders,
  ...recordedOwnNames,
  ...recordedLearningPlatforms,
  ...recordedTwoAdmins,
  ...recordedCategories,
  ...recordedStudents,
  ...recordedTemplates,
  ...recordedDrawing,
  ...recordedCertificates,
  ...recordedApprovals,
  ...recordedQueues,
  ...recordedStatuses,
  ...recordedLedger,
  ...recordedFees,
  ...recordedTax,
  ...recordedInvoices,
  ...recordedCorrections,
  ...recordedChecks,
  ...recordedPresentations,
  ...recordedBatches,
  ...recordedCourses,
  ...recordedShares,
  ...recordedErasures,
  ...recordedApiKeys,
  ...recordedWebhooks,
  ...recordedDeliveries,
  ...recordedSitePages,
  ...recordedDataProtection,
  ...recordedBreaches,
]

/** Every recorded table, composed of the nouns' declarations next to their tables. */
export const recordedTables: readonly RecordedTable[] = declared.map((table) => ({
  ...table,
  liesApart: coordinatorTables.includes(table.table) || table.trail !== 't.org_id',
}))
