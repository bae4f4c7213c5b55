import type { ApprovalTables } from '../certificates/approval/tables.ts'
import type { CategoryTables } from '../certificates/category/tables.ts'
import type { CertificateTables } from '../certificates/certificate/tables.ts'
import type { CorrectionTables } from '../certificates/correction/tables.ts'
import type { DeliveryTables } from '../certificates/delivery/tables.ts'
import type { DrawingTables } from '../certificates/drawing/tables.ts'
import type { ExportTables } from '../certificates/export/tables.ts'
import type { ReissueTables } from '../certificates/issuer-key/tables.ts'
import type { QueueTables } from '../certificates/queue/tables.ts'
import type { SearchTables } from '../certificates/search/tables.ts'
import type { StatusTables } from '../certificates/status/tables.ts'
import type { TemplateTables } from '../certificates/template/tables.ts'
import type { BatchTables } from '../doors/batch/tables.ts'
import type { CourseTables } from '../doors/course/tables.ts'
import type { NotificationTables } from '../doors/notification/tables.ts'
import type { PublicationTables } from '../doors/publication/tables.ts'
import type { SecurityEventTables } from '../doors/security-event/tables.ts'
import type { WebhookTables } from '../doors/webhook/tables.ts'
import type { ErasureTables } from '../holders/erasure/tables.ts'
import type { KeptBadgeTables } from '../holders/kept-badge/tables.ts'
import type { ShareTables } from '../holders/share/tables.ts'
import type { WalletTables } from '../holders/wallet/tables.ts'
import type { WalletGrantTables } from '../holders/wallet-issuance/tables.ts'
import type { BreachTables } from '../operating/breach/tables.ts'
import type { HistoryTables } from '../operating/history/tables.ts'
import type { SitePageTables } from '../operating/site-page/tables.ts'
import type { ApplicationTables } from '../people/account/application/tables.ts'
import type { AccountTables } from '../people/account/tables.ts'
import type { ApiKeyTables } from '../people/api-key/tables.ts'
import type { ColleagueTables } from '../people/colleague/tables.ts'
import type { DepartmentTables } from '../people/department/tables.ts'
import type { DirectoryTables } from '../people/directory/tables.ts'
import type { IdentityProviderTables } from '../people/identity-provider/tables.ts'
import type { LearningPlatformTables } from '../people/learning-platform/tables.ts'
import type { OrganisationTables } from '../people/organisation/tables.ts'
import type { OwnNameTables } from '../people/own-name/tables.ts'
import type { SingleSignOnTables } from '../people/single-sign-on/tables.ts'
import type { StudentTables } from '../people/student/tables.ts'
import type { TwoAdminsTables } from '../people/two-admins/tables.ts'
import type { AuditTables } from '../proof/audit/tables.ts'
import type { DoubtTables } from '../proof/doubt/tables.ts'
import type { IssuerKeyTables } from '../proof/issuer/tables.ts'
import type { AnchorTables } from '../proof/log/tables.ts'
import type { WitnessTables } from '../proof/witness/tables.ts'
import type { FeeTables } from '../review/fee/tables.ts'
import type { InvoiceTables } from '../review/invoice/tables.ts'
import type { LedgerTables } from '../review/ledger/tables.ts'
import type { PaymentTables } from '../review/payment/tables.ts'
import type { TaxTables } from '../review/tax/tables.ts'
import type { CheckTables } from '../verifying/check/tables.ts'
import type { PresentationTables } from '../verifying/presentation/tables.ts'

/** Every noun's tables, which the platform does not know. */
declare module '../platform/db/tables.ts' {
  interface Database
    extends AccountTables,
      AnchorTables,
      ApiKeyTables,
      ApplicationTables,
      ApprovalTables,
      AuditTables,
      BatchTables,
      BreachTables,
      CategoryTables,
      CertificateTables,
      CheckTables,
      ColleagueTables,
      CorrectionTables,
      CourseTables,
      DeliveryTables,
      DepartmentTables,
      DirectoryTables,
      DoubtTables,
      DrawingTables,
      ErasureTables,
      ExportTables,
      FeeTables,
      HistoryTables,
      InvoiceTables,
      IdentityProviderTables,
      IssuerKeyTables,
      LearningPlatformTables,
      KeptBadgeTables,
      LedgerTables,
      NotificationTables,
      OrganisationTables,
      OwnNameTables,
      PaymentTables,
      PresentationTables,
      PublicationTables,
      QueueTables,
      SecurityEventTables,
      ReissueTables,
      SearchTables,
      ShareTables,
      SitePageTables,
      StatusTables,
      SingleSignOnTables,
      StudentTables,
      TaxTables,
      TemplateTables,
      TwoAdminsTables,
      WalletGrantTables,
      WalletTables,
      WebhookTables,
      WitnessTables {}
}
