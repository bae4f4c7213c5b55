import { alignmentRoutes } from './certificates/alignment/routes.ts'
import { approvalRoutes } from './certificates/approval/routes.ts'
import { categoryRoutes } from './certificates/category/routes.ts'
import { certificateActRoutes } from './certificates/certificate/act-routes.ts'
import { certificateRoutes } from './certificates/certificate/routes.ts'
import { correctionRoutes } from './certificates/correction/routes.ts'
import { deliveryRoutes } from './certificates/delivery/routes.ts'
import { drawingRoutes } from './certificates/drawing/routes.ts'
import { sealKeyRoutes } from './certificates/drawing/seal-key-routes.ts'
import { externalKeyRoutes } from './certificates/issuer-key/external-key-routes.ts'
import { organisationKeyRoutes } from './certificates/issuer-key/routes.ts'
import { walletKeyRoutes } from './certificates/issuer-key/wallet-key-routes.ts'
import { paperRoutes } from './certificates/paper/routes.ts'
import { assignmentRoutes } from './certificates/queue/assignment/routes.ts'
import { attachmentRoutes } from './certificates/queue/attachment/routes.ts'
import { noteRoutes } from './certificates/queue/note/routes.ts'
import { statusRoutes } from './certificates/status/routes.ts'
import { templateRoutes } from './certificates/template/routes.ts'
import { timelineRoutes } from './certificates/timeline/routes.ts'
import { walletFormRoutes } from './certificates/wallet-form/routes.ts'
import type { Context } from './context.ts'
import { batchRoutes } from './doors/batch/routes.ts'
import { courseRoutes } from './doors/course/routes.ts'
import { installDepartmentLimits } from './doors/department/install-department-limits.ts'
import { departmentRoutes } from './doors/department/routes.ts'
import { issuerPageRoutes } from './doors/issuer-page/routes.ts'
import type { LiveStreams } from './doors/live/live-streams.ts'
import { eventRoutes } from './doors/live/routes.ts'
import { notificationRoutes } from './doors/notification/routes.ts'
import { openBadgesRoutes } from './doors/open-badges/routes.ts'
import { overviewRoutes } from './doors/overview/routes.ts'
import { scimRoutes } from './doors/scim/routes.ts'
import { securityEventRoutes } from './doors/security-event/routes.ts'
import { trailRoutes } from './doors/trail/routes.ts'
import { v1Routes } from './doors/v1/routes.ts'
import { vcApiRoutes } from './doors/vc-api/routes.ts'
import { webhookRoutes } from './doors/webhook/routes.ts'
import { badgeRoutes } from './holders/badge/routes.ts'
import { erasureRoutes } from './holders/erasure/routes.ts'
import { holderRoutes } from './holders/holder/routes.ts'
import { shareRoutes } from './holders/share/routes.ts'
import { uploadRoutes } from './holders/upload/routes.ts'
import { walletIssuanceRoutes } from './holders/wallet-issuance/routes.ts'
import { walletPassRoutes } from './holders/wallet-pass/routes.ts'
import { adminRoutes } from './operating/admin/routes.ts'
import { breachRoutes } from './operating/breach/routes.ts'
import { dataProtectionRoutes } from './operating/data-protection/routes.ts'
import { metricsRoutes } from './operating/metrics/routes.ts'
import { readinessRoutes } from './operating/readiness/routes.ts'
import { returnedMailRoutes } from './operating/returned-mail/routes.ts'
import { sitePageRoutes } from './operating/site-page/routes.ts'
import { applicationRoutes } from './people/account/application/routes.ts'
import { apiKeyRoutes } from './people/api-key/routes.ts'
import { colleagueRoutes } from './people/colleague/routes.ts'
import { directoryRoutes } from './people/directory/routes.ts'
import { identityProviderRoutes } from './people/identity-provider/routes.ts'
import { learningPlatformRoutes } from './people/learning-platform/routes.ts'
import { organisationAdminRoutes } from './people/organisation/admin-routes.ts'
import { onboardingRoutes } from './people/organisation/onboarding/routes.ts'
import { organisationPublicRoutes } from './people/organisation/public/public-routes.ts'
import { organisationRoutes } from './people/organisation/routes.ts'
import { ownNameRoutes } from './people/own-name/routes.ts'
import { signInRoutes } from './people/sign-in/routes.ts'
import { singleSignOnRoutes } from './people/single-sign-on/routes.ts'
import { studentRoutes } from './people/student/routes.ts'
import { twoAdminsRoutes } from './people/two-admins/routes.ts'
import type { App } from './platform/http/app.ts'
import { languageRoutes } from './platform/http/language.ts'
import { platformRoutes } from './platform/http/platform-routes.ts'
import { bindCursors } from './platform/lists/bind-cursors.ts'
import { mailboxRoutes } from './platform/mail/mailbox-routes.ts'
import { logRoutes } from './proof/log/routes.ts'
import { deploymentRoutes } from './proof/witness/deployment-routes.ts'
import { witnessRoutes } from './proof/witness/routes.ts'
import { feeRoutes } from './review/fee/routes.ts'
import { platformShareRoutes } from './review/fee/share-routes.ts'
import { invoiceRoutes } from './review/invoice/routes.ts'
import { ledgerAdminRoutes } from './review/ledger/admin-routes.ts'
import { ledgerRoutes } from './review/ledger/routes.ts'
import { paymentRoutes } from './review/payment/routes.ts'
import { reviewRoutes } from './review/request/routes.ts'
import { taxRoutes } from './review/tax/routes.ts'
import { keptBadgeRoutes } from './verifying/badge-intake/routes.ts'
import { checkRoutes } from './verifying/check/routes.ts'
import { foreignRoutes } from './verifying/foreign/routes.ts'
import { presentationHolderRoutes } from './verifying/presentation/holder-routes.ts'
import { presentationRoutes } from './verifying/presentation/routes.ts'
import { presentationWalletRoutes } from './verifying/presentation/wallet-routes.ts'

/** Every route of the server, noun by noun. */
export function allRoutes(app: App, ctx: Context, streams: LiveStreams): void {
  bindCursors(app, ctx.keys)
  installDepartmentLimits(app, ctx)
  signInRoutes(app, ctx)
  applicationRoutes(app, ctx)
  adminRoutes(app, ctx)
  returnedMailRoutes(app, ctx)
  sitePageRoutes(app, ctx)
  dataProtectionRoutes(app, ctx)
  breachRoutes(app, ctx)
  onboardingRoutes(app, ctx)
  organisationRoutes(app, ctx)
  organisationAdminRoutes(app, ctx)
  twoAdminsRoutes(app, ctx)
  organisationKeyRoutes(app, ctx)
  externalKeyRoutes(app, ctx)
  walletKeyRoutes(app, ctx)
  sealKeyRoutes(app, ctx)
  organisationPublicRoutes(app, ctx)
  issuerPageRoutes(app, ctx)
  colleagueRoutes(app, ctx)
  departmentRoutes(app, ctx)
  directoryRoutes(app, ctx)
  identityProviderRoutes(app, ctx)
  ownNameRoutes(app, ctx)
  singleSignOnRoutes(app, ctx)
  learningPlatformRoutes(app, ctx)
  alignmentRoutes(app, ctx)
  categoryRoutes(app, ctx)
  templateRoutes(app, ctx)
  drawingRoutes(app, ctx)
  paperRoutes(app, ctx)
  studentRoutes(app, ctx)
  certificateRoutes(app, ctx)
  certificateActRoutes(app, ctx)
  approvalRoutes(app, ctx)
  timelineRoutes(app, ctx)
  correctionRoutes(app, ctx)
  batchRoutes(app, ctx)
  courseRoutes(app, ctx)
  reviewRoutes(app, ctx)
  assignmentRoutes(app, ctx)
  noteRoutes(app, ctx)
  attachmentRoutes(app, ctx)
  uploadRoutes(app, ctx)
  shareRoutes(app, ctx)
  holderRoutes(app, ctx)
  walletPassRoutes(app, ctx)
  walletIssuanceRoutes(app, ctx)
  erasureRoutes(app, ctx)
  feeRoutes(app, ctx)
  platformShareRoutes(app, ctx)
  ledgerRoutes(app, ctx)
  ledgerAdminRoutes(app, ctx)
  taxRoutes(app, ctx)
  invoiceRoutes(app, ctx)
  paymentRoutes(app, ctx)
  deliveryRoutes(app, ctx)
  statusRoutes(app, ctx)
  walletFormRoutes(app, ctx)
  badgeRoutes(app, ctx)
  overviewRoutes(app, ctx)
  trailRoutes(app, ctx)
  notificationRoutes(app, ctx)
  deploymentRoutes(app, ctx)
  logRoutes(app, ctx)
  witnessRoutes(app, ctx)
  foreignRoutes(app, ctx)
  keptBadgeRoutes(app, ctx)
  checkRoutes(app, ctx)
  presentationRoutes(app, ctx)
  presentationHolderRoutes(app, ctx)
  presentationWalletRoutes(app, ctx)
  apiKeyRoutes(app, ctx)
  webhookRoutes(app, ctx)
  securityEventRoutes(app, ctx)
  v1Routes(app, ctx)
  vcApiRoutes(app, ctx)
  openBadgesRoutes(app, ctx)
  scimRoutes(app, ctx)
  eventRoutes(app, streams)
  platformRoutes(app, ctx)
  probeRoutes(app, ctx)
  languageRoutes(app, ctx)
  mailboxRoutes(app, ctx)
}

/** What monitors ask any process, whatever its roles. */
export function probeRoutes(app: App, ctx: Context): void {
  readinessRoutes(app, ctx)
  metricsRoutes(app, ctx)
}
