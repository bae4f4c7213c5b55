import { categorySchema } from '../certificates/category/first-schema.ts'
import { certificateSchema } from '../certificates/certificate/first-schema.ts'
import { correctionSchema } from '../certificates/correction/first-schema.ts'
import { deliverySchema } from '../certificates/delivery/first-schema.ts'
import { exportSchema } from '../certificates/export/first-schema.ts'
import { reissueSchema } from '../certificates/issuer-key/first-schema.ts'
import { assignmentSchema } from '../certificates/queue/assignment/first-schema.ts'
import { queueSchema } from '../certificates/queue/first-schema.ts'
import { noteSchema } from '../certificates/queue/note/first-schema.ts'
import { searchSchema } from '../certificates/search/first-schema.ts'
import { statusSchema } from '../certificates/status/first-schema.ts'
import { templateSchema } from '../certificates/template/first-schema.ts'
import { batchSchema } from '../doors/batch/first-schema.ts'
import { webhookSchema } from '../doors/webhook/first-schema.ts'
import { erasureSchema } from '../holders/erasure/first-schema.ts'
import { holderSchema } from '../holders/holder/first-schema.ts'
import { shareSchema } from '../holders/share/first-schema.ts'
import { historySchema } from '../operating/history/first-schema.ts'
import { accountSchema } from '../people/account/first-schema.ts'
import { secondFactorSchema } from '../people/account/second-factor/first-schema.ts'
import { apiKeySchema } from '../people/api-key/first-schema.ts'
import { colleagueSchema } from '../people/colleague/first-schema.ts'
import { organisationSchema } from '../people/organisation/first-schema.ts'
import { studentSchema } from '../people/student/first-schema.ts'
import { chainSchema } from '../platform/chain/first-schema.ts'
import type { Step } from '../platform/db/step.ts'
import { deploymentSchema } from '../platform/deployment-table.ts'
import { documentSchema } from '../platform/documents/first-schema.ts'
import { mailSchema } from '../platform/mail/first-schema.ts'
import { auditSchema } from '../proof/audit/first-schema.ts'
import { issuerKeySchema } from '../proof/issuer/first-schema.ts'
import { anchorSchema } from '../proof/log/first-schema.ts'
import { witnessSchema } from '../proof/witness/first-schema.ts'
import { feeSchema } from '../review/fee/first-schema.ts'
import { ledgerSchema } from '../review/ledger/first-schema.ts'
import { checkSchema } from '../verifying/check/first-schema.ts'
import { sentencesByKey } from './0036-sentences-by-key.ts'

/**
 * Every migration in the order in which they run. A released one never changes, nor does its name: what comes later is a
 * step of its own at the end. CONTRIBUTING.md says how to add one.
 */
export const migrations: Record<string, Step> = {
  '0001_chain': chainSchema,
  '0002_document': documentSchema,
  '0003_deployment': deploymentSchema,
  '0004_mail': mailSchema,
  '0005_audit': auditSchema,
  '0006_history': historySchema,
  '0007_account': accountSchema,
  '0008_second_factor': secondFactorSchema,
  '0009_organisation': organisationSchema,
  '0010_issuer_key': issuerKeySchema,
  '0011_colleague': colleagueSchema,
  '0012_category': categorySchema,
  '0013_student': studentSchema,
  '0014_certificate': certificateSchema,
  '0015_search': searchSchema,
  '0016_reissue': reissueSchema,
  '0017_correction': correctionSchema,
  '0018_check': checkSchema,
  '0019_batch': batchSchema,
  '0020_export': exportSchema,
  '0021_template': templateSchema,
  '0022_queue': queueSchema,
  '0023_assignment': assignmentSchema,
  '0024_note': noteSchema,
  '0025_share': shareSchema,
  '0026_holder': holderSchema,
  '0027_erasure': erasureSchema,
  '0028_status': statusSchema,
  '0029_api_key': apiKeySchema,
  '0030_webhook': webhookSchema,
  '0031_delivery': deliverySchema,
  '0032_fee': feeSchema,
  '0033_ledger': ledgerSchema,
  '0034_anchor': anchorSchema,
  '0035_witness': witnessSchema,
  '0036_sentences_by_key': sentencesByKey,
}
