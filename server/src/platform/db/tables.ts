import type { AccountTables } from '../../account/tables.ts'
import type { AnchorTables } from '../../anchor/tables.ts'
import type { ApiKeyTables } from '../../api-key/tables.ts'
import type { AuditTables } from '../../audit/tables.ts'
import type { BatchTables } from '../../batch/tables.ts'
import type { CategoryTables } from '../../category/tables.ts'
import type { ExportTables } from '../../certificate/export/tables.ts'
import type { CertificateTables } from '../../certificate/tables.ts'
import type { CheckTables } from '../../check/tables.ts'
import type { ColleagueTables } from '../../colleague/tables.ts'
import type { CorrectionTables } from '../../correction/tables.ts'
import type { DeliveryTables } from '../../delivery/tables.ts'
import type { ErasureTables } from '../../erasure/tables.ts'
import type { FeeTables } from '../../fee/tables.ts'
import type { HistoryTables } from '../../history/tables.ts'
import type { HolderTables } from '../../holder/tables.ts'
import type { LedgerTables } from '../../ledger/tables.ts'
import type { OrganisationTables } from '../../organisation/tables.ts'
import type { ReviewTables } from '../../review/tables.ts'
import type { ShareTables } from '../../share/tables.ts'
import type { StatusTables } from '../../status/tables.ts'
import type { StudentTables } from '../../student/tables.ts'
import type { TemplateTables } from '../../template/tables.ts'
import type { WebhookTables } from '../../webhook/tables.ts'
import type { WitnessTables } from '../../witness/tables.ts'
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
