import type { Migration } from 'kysely/migration'
import { accountMigrations } from '../../account/migrations.ts'
import { anchorMigrations } from '../../anchor/migrations.ts'
import { apiKeyMigrations } from '../../api-key/migrations.ts'
import { auditMigrations } from '../../audit/migrations.ts'
import { batchMigrations } from '../../batch/migrations.ts'
import { categoryMigrations } from '../../category/migrations.ts'
import { exportMigrations } from '../../certificate/export/migrations.ts'
import { certificateMigrations } from '../../certificate/migrations.ts'
import { checkMigrations } from '../../check/migrations.ts'
import { colleagueMigrations } from '../../colleague/migrations.ts'
import { correctionMigrations } from '../../correction/migrations.ts'
import { deliveryMigrations } from '../../delivery/migrations.ts'
import { erasureMigrations } from '../../erasure/migrations.ts'
import { feeMigrations } from '../../fee/migrations.ts'
import { historyMigrations } from '../../history/migrations.ts'
import { holderMigrations } from '../../holder/migrations.ts'
import { ledgerMigrations } from '../../ledger/migrations.ts'
import { organisationMigrations } from '../../organisation/migrations.ts'
import { reviewMigrations } from '../../review/migrations.ts'
import { shareMigrations } from '../../share/migrations.ts'
import { statusMigrations } from '../../status/migrations.ts'
import { studentMigrations } from '../../student/migrations.ts'
import { templateMigrations } from '../../template/migrations.ts'
import { webhookMigrations } from '../../webhook/migrations.ts'
import { witnessMigrations } from '../../witness/migrations.ts'
import { chainMigrations } from '../chain/migrations.ts'
import { deploymentMigrations } from '../deployment-table.ts'
import { documentMigrations } from '../documents/migrations.ts'
import { mailMigrations } from '../mail/migrations.ts'

/** Every migration by name; they run in the order of their names. Names never change once released. */
export const migrations: Record<string, Migration> = {
  ...chainMigrations,
  ...documentMigrations,
  ...deploymentMigrations,
  ...mailMigrations,
  ...auditMigrations,
  ...historyMigrations,
  ...accountMigrations,
  ...organisationMigrations,
  ...colleagueMigrations,
  ...categoryMigrations,
  ...studentMigrations,
  ...certificateMigrations,
  ...correctionMigrations,
  ...checkMigrations,
  ...batchMigrations,
  ...exportMigrations,
  ...templateMigrations,
  ...reviewMigrations,
  ...shareMigrations,
  ...holderMigrations,
  ...erasureMigrations,
  ...statusMigrations,
  ...apiKeyMigrations,
  ...webhookMigrations,
  ...deliveryMigrations,
  ...feeMigrations,
  ...ledgerMigrations,
  ...anchorMigrations,
  ...witnessMigrations,
}
