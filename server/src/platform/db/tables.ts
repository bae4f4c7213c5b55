import type { BackFillTables } from '../back-fill/tables.ts'
import type { ChainTables } from '../chain/tables.ts'
import type { DeploymentTables } from '../deployment-table.ts'
import type { DocumentTables } from '../documents/tables.ts'
import type { HttpTables } from '../http/tables.ts'
import type { KeyRingTables } from '../keys/ring/tables.ts'
import type { MailTables } from '../mail/tables.ts'
import type { PresenceTables } from '../presence/tables.ts'
import type { RetentionTables } from '../retention/tables.ts'
import type { IndexTables } from './indexes/tables.ts'
import type { LeaseTables } from './lease-store.ts'

/** The platform's own tables. `database/tables.ts` adds those of every room. */
export interface Database
  extends LeaseTables,
    ChainTables,
    DocumentTables,
    DeploymentTables,
    HttpTables,
    MailTables,
    PresenceTables,
    BackFillTables,
    KeyRingTables,
    RetentionTables,
    IndexTables {}
