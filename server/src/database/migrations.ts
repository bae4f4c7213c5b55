import { categorySchema } from '../certificates/category/first-schema.ts'
import { certificateSchema } from '../certificates/certificate/first-schema.ts'
import { correctionSchema } from '../certificates/correction/first-schema.ts'
import { deliverySchema } from '../certificates/delivery/first-schema.ts'
import { drawingSchema } from '../certificates/drawing/first-schema.ts'
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
import { shareSchema } from '../holders/share/first-schema.ts'
import { walletSchema } from '../holders/wallet/first-schema.ts'
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
import { idempotencySchema } from '../platform/http/first-schema.ts'
import { mailSchema } from '../platform/mail/first-schema.ts'
import { auditSchema } from '../proof/audit/first-schema.ts'
import { doubtSchema } from '../proof/doubt/first-schema.ts'
import { issuerKeySchema } from '../proof/issuer/first-schema.ts'
import { anchorSchema } from '../proof/log/first-schema.ts'
import { witnessSchema } from '../proof/witness/first-schema.ts'
import { feeSchema } from '../review/fee/first-schema.ts'
import { ledgerSchema } from '../review/ledger/first-schema.ts'
import { checkSchema } from '../verifying/check/first-schema.ts'
import { sentencesByKey } from './0039-sentences-by-key.ts'
import { batchSkipped } from './0040-batch-skipped.ts'
import { paymentDetails } from './0041-payment-details.ts'
import { notifications } from './0042-notifications.ts'
import { publicContact } from './0043-public-contact.ts'
import { studentsKept } from './0044-students-kept.ts'
import { whereAListIs } from './0045-where-a-list-is.ts'
import { certificateDetails } from './0046-certificate-details.ts'
import { recipientContent } from './0047-recipient-content.ts'
import { papers } from './0048-papers.ts'
import { sitePage } from './0049-site-page.ts'
import { reviewAttachment } from './0050-review-attachment.ts'
import { timeZone } from './0051-time-zone.ts'
import { searchDetails } from './0052-search-details.ts'
import { studentUndo } from './0053-student-undo.ts'
import { sealedHeader } from './0054-sealed-header.ts'
import { accountLanguage } from './0055-account-language.ts'
import { serverProcess } from './0056-server-process.ts'
import { publication } from './0057-publication.ts'
import { leanerIndexes } from './0058-leaner-indexes.ts'
import { returnedMail } from './0059-returned-mail.ts'
import { checkpointTimes } from './0060-checkpoint-times.ts'
import { memberRole } from './0061-member-role.ts'
import { severalProcesses } from './0062-several-processes.ts'
import { departments } from './0063-departments.ts'
import { approvals } from './0065-approvals.ts'
import { twoAdmins } from './0066-two-admins.ts'
import { singleSignOn } from './0067-single-sign-on.ts'
import { directory } from './0069-directory.ts'
import { tax } from './0071-tax.ts'
import { payments } from './0072-payments.ts'
import { rulesOfTheHouse } from './0073-rules-of-the-house.ts'
import { securityEvents } from './0074-security-events.ts'
import { accountOrganisation } from './0075-account-organisation.ts'
import { roomForUpdates } from './0080-room-for-updates.ts'
import { approvalTypes } from './0083-approval-types.ts'
import { approvalByCost } from './0084-approval-by-cost.ts'
import { refunds } from './0085-refunds.ts'
import { exemption } from './0086-exemption.ts'
import { oneIndexOfNews } from './0087-one-index-of-news.ts'
import { walletKeys } from './0090-wallet-keys.ts'
import { walletGrant } from './0092-wallet-grant.ts'
import { presentations } from './0096-presentations.ts'
import { sharedParts } from './0097-shared-parts.ts'
import { masterKeys } from './0100-master-keys.ts'
import { acceptance } from './0103-acceptance.ts'
import { fullPages } from './0104-full-pages.ts'
import { categoryAlignment } from './0105-category-alignment.ts'
import { connectedApplication } from './0107-connected-application.ts'
import { keptBadge } from './0108-kept-badge.ts'
import { learningPlatforms } from './0109-learning-platforms.ts'
import { courseAwards } from './0110-course-awards.ts'
import { externalKeys } from './0111-external-keys.ts'
import { indexUpkeep } from './0113-index-upkeep.ts'
import { refusedAnswers } from './0114-refused-answers.ts'
import { sealCertificates } from './0115-seal-certificates.ts'
import { recipientCourses } from './0117-recipient-courses.ts'
import { orderedLetters } from './0120-ordered-letters.ts'
import { providerMetadata } from './0121-provider-metadata.ts'
import { oneSetting } from './0122-one-setting.ts'
import { ownName } from './0125-own-name.ts'
import { platformShare } from './0130-platform-share.ts'
import { sealPublicKeys } from './0131-seal-public-keys.ts'
import { skippedForGood } from './0132-skipped-for-good.ts'
import { provenMailboxes } from './0133-proven-mailboxes.ts'
import { accountOfAddress } from './0135-account-of-address.ts'
import { breachNotes } from './0136-breach-notes.ts'
import { undoImport } from './0138-undo-import.ts'
import { courseDeployments } from './0139-course-deployments.ts'
import { namedAgain } from './0140-named-again.ts'
import { accountSearch } from './0141-account-search.ts'
import { queueFilters } from './0143-queue-filters.ts'

/**
 * Every migration in the order in which they run. A released one never changes, and neither does its name: later
 * changes are separate steps at the end. CONTRIBUTING.md says how to add one.
 */
export const migrations: Record<string, Step> = {
  '0001_chain': chainSchema,
  '0002_document': documentSchema,
  '0003_deployment': deploymentSchema,
  '0004_mail': mailSchema,
  '0005_idempotency': idempotencySchema,
  '0006_audit': auditSchema,
  '0007_history': historySchema,
  '0008_doubt': doubtSchema,
  '0009_account': accountSchema,
  '0010_second_factor': secondFactorSchema,
  '0011_organisation': organisationSchema,
  '0012_issuer_key': issuerKeySchema,
  '0013_colleague': colleagueSchema,
  '0014_category': categorySchema,
  '0015_student': studentSchema,
  '0016_certificate': certificateSchema,
  '0017_search': searchSchema,
  '0018_reissue': reissueSchema,
  '0019_correction': correctionSchema,
  '0020_check': checkSchema,
  '0021_batch': batchSchema,
  '0022_export': exportSchema,
  '0023_template': templateSchema,
  '0024_drawing': drawingSchema,
  '0025_queue': queueSchema,
  '0026_assignment': assignmentSchema,
  '0027_note': noteSchema,
  '0028_share': shareSchema,
  '0029_wallet': walletSchema,
  '0030_erasure': erasureSchema,
  '0031_status': statusSchema,
  '0032_api_key': apiKeySchema,
  '0033_webhook': webhookSchema,
  '0034_delivery': deliverySchema,
  '0035_fee': feeSchema,
  '0036_ledger': ledgerSchema,
  '0037_anchor': anchorSchema,
  '0038_witness': witnessSchema,
  '0039_sentences_by_key': sentencesByKey,
  '0040_batch_skipped': batchSkipped,
  '0041_payment_details': paymentDetails,
  '0042_notifications': notifications,
  '0043_public_contact': publicContact,
  '0044_students_kept': studentsKept,
  '0045_where_a_list_is': whereAListIs,
  '0046_certificate_details': certificateDetails,
  '0047_recipient_content': recipientContent,
  '0048_papers': papers,
  '0049_site_page': sitePage,
  '0050_review_attachment': reviewAttachment,
  '0051_time_zone': timeZone,
  '0052_search_details': searchDetails,
  '0053_student_undo': studentUndo,
  '0054_sealed_header': sealedHeader,
  '0055_account_language': accountLanguage,
  '0056_server_process': serverProcess,
  '0057_publication': publication,
  '0058_leaner_indexes': leanerIndexes,
  '0059_returned_mail': returnedMail,
  '0060_checkpoint_times': checkpointTimes,
  '0061_member_role': memberRole,
  '0062_several_processes': severalProcesses,
  '0063_departments': departments,
  '0065_approvals': approvals,
  '0066_two_admins': twoAdmins,
  '0067_single_sign_on': singleSignOn,
  '0069_directory': directory,
  '0071_tax': tax,
  '0072_payments': payments,
  '0073_rules_of_the_house': rulesOfTheHouse,
  '0074_security_events': securityEvents,
  '0075_account_organisation': accountOrganisation,
  '0080_room_for_updates': roomForUpdates,
  '0083_approval_types': approvalTypes,
  '0084_approval_by_cost': approvalByCost,
  '0085_refunds': refunds,
  '0086_exemption': exemption,
  '0087_one_index_of_news': oneIndexOfNews,
  '0090_wallet_keys': walletKeys,
  '0092_wallet_grant': walletGrant,
  '0096_presentations': presentations,
  '0097_shared_parts': sharedParts,
  '0100_master_keys': masterKeys,
  '0103_acceptance': acceptance,
  '0104_full_pages': fullPages,
  '0105_category_alignment': categoryAlignment,
  '0107_connected_application': connectedApplication,
  '0108_kept_badge': keptBadge,
  '0109_learning_platforms': learningPlatforms,
  '0110_course_awards': courseAwards,
  '0111_external_keys': externalKeys,
  '0113_index_upkeep': indexUpkeep,
  '0114_refused_answers': refusedAnswers,
  '0115_seal_certificates': sealCertificates,
  '0117_recipient_courses': recipientCourses,
  '0120_ordered_letters': orderedLetters,
  '0121_provider_metadata': providerMetadata,
  '0122_one_setting': oneSetting,
  '0125_own_name': ownName,
  '0130_platform_share': platformShare,
  '0131_seal_public_keys': sealPublicKeys,
  '0132_skipped_for_good': skippedForGood,
  '0133_proven_mailboxes': provenMailboxes,
  '0135_account_of_address': accountOfAddress,
  '0136_breach_notes': breachNotes,
  '0138_undo_import': undoImport,
  '0139_course_deployments': courseDeployments,
  '0140_named_again': namedAgain,
  '0141_account_search': accountSearch,
  '0143_queue_filters': queueFilters,
}

/** The newest migration that these sources hold. */
export const newestMigration: string = Object.keys(migrations).at(-1)!
