import type { AccountTables } from '../../people/account/tables.ts'
import type { AnchorTables } from '../../proof/log/tables.ts'
import type { ApiKeyTables } from '../../people/api-key/tables.ts'
import type { AuditTables } from '../../proof/audit/tables.ts'
import type { BatchTables } from '../../doors/batch/tables.ts'
import type { CategoryTables } from '../../certificates/category/tables.ts'
import type { ExportTables } from '../../certificates/export/tables.ts'
import type { CertificateTables } from '../../certificates/certificate/tables.ts'
import type { CheckTables } from '../../verifying/check/tables.ts'
import type { ColleagueTables } from '../../people/colleague/tables.ts'
import type { CorrectionTables } from '../../certificates/correction/tables.ts'
import type { DeliveryTables } from '../../certificates/delivery/tables.ts'
import type { ErasureTables } from '../../holders/erasure/tables.ts'
import type { FeeTables } from '../../review/fee/tables.ts'
import type { HistoryTables } from '../../operating/history/tables.ts'
import type { HolderTables } from '../../holders/holder/tables.ts'
import type { LedgerTables } from '../../review/ledger/tables.ts'
import type { OrganisationTables } from '../../people/organisation/tables.ts'
import type { ReviewTables } from '../../review/request/tables.ts'
import type { ShareTables } from '../../holders/share/tables.ts'
import type { StatusTables } from '../../certificates/status/tables.ts'
import type { StudentTables } from '../../people/student/tables.ts'
import type { TemplateTables } from '../../certificates/template/tables.ts'
import type { WebhookTables } from '../../doors/webhook/tables.ts'
import type { WitnessTables } from '../../proof/witness/tables.ts'
import type { ChainTables } from '../chain/tables.ts'
import type { DeploymentTables } from '../deployment-table.ts'
import type { DocumentTables } from '../documents/tables.ts'
import type { MailTables } from '../mail/tables.ts'
import type { LeaseTables } from './lease-store.ts'

/** Every table, composed of what each noun declares next to its store. */
export interface Database
  extends LeaseTables,
    ChainTables,
    DocumentTables,
    DeploymentTables,
    MailTables,
    AuditTables,
    HistoryTables,
    AccountTables,
    OrganisationTables,
    ColleagueTables,
    CategoryTables,
    StudentTables,
    TemplateTables,
    CertificateTables,
    CorrectionTables,
    CheckTables,
    BatchTables,
    ExportTables,
    ReviewTables,
    ShareTables,
    HolderTables,
    ErasureTables,
    StatusTables,
    ApiKeyTables,
    WebhookTables,
    DeliveryTables,
    FeeTables,
    LedgerTables,
    AnchorTables,
    WitnessTables {}
