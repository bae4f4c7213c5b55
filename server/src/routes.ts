import { accountRoutes } from './account/routes.ts'
import { adminRoutes } from './admin/routes.ts'
import { anchorRoutes } from './anchor/routes.ts'
import { apiKeyRoutes } from './api-key/routes.ts'
import { badgeRoutes } from './badge/routes.ts'
import { batchRoutes } from './batch/routes.ts'
import { categoryRoutes } from './category/routes.ts'
import { certificateRoutes } from './certificate/routes.ts'
import { checkRoutes } from './check/routes.ts'
import { colleagueRoutes } from './colleague/routes.ts'
import type { Context } from './context.ts'
import { correctionRoutes } from './correction/routes.ts'
import { deliveryRoutes } from './delivery/routes.ts'
import { erasureRoutes } from './erasure/routes.ts'
import type { LiveStreams } from './event/live-streams.ts'
import { eventRoutes } from './event/routes.ts'
import { feeRoutes } from './fee/routes.ts'
import { foreignRoutes } from './foreign/routes.ts'
import { holderRoutes } from './holder/routes.ts'
import { ledgerRoutes } from './ledger/routes.ts'
import { organisationAdminRoutes } from './organisation/admin-routes.ts'
import { organisationKeyRoutes } from './organisation/key/routes.ts'
import { organisationPublicRoutes } from './organisation/public-routes.ts'
import { organisationRoutes } from './organisation/routes.ts'
import { overviewRoutes } from './overview/routes.ts'
import type { App } from './platform/http/app.ts'
import { languageRoutes } from './platform/http/language.ts'
import { platformRoutes } from './platform/http/platform-routes.ts'
import { mailboxRoutes } from './platform/mail/mailbox-routes.ts'
import { reviewRoutes } from './review/routes.ts'
import { shareRoutes } from './share/routes.ts'
import { statusRoutes } from './status/routes.ts'
import { studentRoutes } from './student/routes.ts'
import { templateRoutes } from './template/routes.ts'
import { uploadRoutes } from './upload/routes.ts'
import { v1Routes } from './v1/routes.ts'
import { vcApiRoutes } from './vc-api/routes.ts'
import { webhookRoutes } from './webhook/routes.ts'
import { witnessRoutes } from './witness/routes.ts'

/** Every route of the server, noun by noun. */
export function allRoutes(app: App, ctx: Context, streams: LiveStreams): void {
  accountRoutes(app, ctx)
  adminRoutes(app, ctx)
  organisationRoutes(app, ctx)
  organisationAdminRoutes(app, ctx)
  organisationKeyRoutes(app, ctx)
  organisationPublicRoutes(app, ctx)
  colleagueRoutes(app, ctx)
  categoryRoutes(app, ctx)
  templateRoutes(app, ctx)
  studentRoutes(app, ctx)
  certificateRoutes(app, ctx)
  correctionRoutes(app, ctx)
  batchRoutes(app, ctx)
  reviewRoutes(app, ctx)
  uploadRoutes(app, ctx)
  shareRoutes(app, ctx)
  holderRoutes(app, ctx)
  erasureRoutes(app, ctx)
  feeRoutes(app, ctx)
  ledgerRoutes(app, ctx)
  deliveryRoutes(app, ctx)
  statusRoutes(app, ctx)
  badgeRoutes(app, ctx)
  overviewRoutes(app, ctx)
  anchorRoutes(app, ctx)
  witnessRoutes(app, ctx)
  foreignRoutes(app, ctx)
  checkRoutes(app, ctx)
  apiKeyRoutes(app, ctx)
  webhookRoutes(app, ctx)
  v1Routes(app, ctx)
  vcApiRoutes(app, ctx)
  eventRoutes(app, streams)
  platformRoutes(app, ctx)
  languageRoutes(app, ctx)
  mailboxRoutes(app, ctx)
}
