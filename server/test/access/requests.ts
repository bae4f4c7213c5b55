import { accountRequests } from './account.ts'
import { adminRequests } from './admin.ts'
import { applicationRequests } from './application.ts'
import { approvalRequests } from './approval.ts'
import { batchRequests } from './batch.ts'
import { certificateRequests } from './certificate.ts'
import { checkRequests } from './check.ts'
import { colleagueRequests } from './colleague.ts'
import { correctionRequests } from './correction.ts'
import { deliveryRequests } from './delivery.ts'
import { departmentRequests } from './department.ts'
import { developerRequests } from './developer.ts'
import { directoryRequests } from './directory.ts'
import { feeRequests } from './fee.ts'
import { holderRequests } from './holder.ts'
import { learningRequests } from './learning.ts'
import { organisationRequests } from './organisation.ts'
import { ownNameRequests } from './own-name.ts'
import { presentationRequests } from './presentation.ts'
import { publicRequests } from './public.ts'
import { reviewRequests } from './review.ts'
import type { Requests } from './scene.ts'
import { shareRequests } from './share.ts'
import { singleSignOnRequests } from './single-sign-on.ts'
import { studentRequests } from './student.ts'
import { taxRequests } from './tax.ts'
import { templateRequests } from './template.ts'
import { uploadRequests } from './upload.ts'
import { walletRequests } from './wallet.ts'

/** A sound request for each route, about things of issuer A, prepared for each call if a call uses them up. */
export const requests: Requests = {
  ...accountRequests,
  ...adminRequests,
  ...applicationRequests,
  ...approvalRequests,
  ...batchRequests,
  ...certificateRequests,
  ...checkRequests,
  ...colleagueRequests,
  ...correctionRequests,
  ...deliveryRequests,
  ...departmentRequests,
  ...developerRequests,
  ...directoryRequests,
  ...feeRequests,
  ...holderRequests,
  ...learningRequests,
  ...organisationRequests,
  ...ownNameRequests,
  ...presentationRequests,
  ...publicRequests,
  ...reviewRequests,
  ...shareRequests,
  ...singleSignOnRequests,
  ...studentRequests,
  ...taxRequests,
  ...templateRequests,
  ...uploadRequests,
  ...walletRequests,
}
