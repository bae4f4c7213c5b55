import { copyRuleToNewName } from './certificates/approval/copy-rule-to-new-name.ts'
import { dropApprovalsOfStudent } from './certificates/approval/drop-approvals.ts'
import { moveUnsigned } from './certificates/certificate/draft/move-unsigned.ts'
import { numberCertificates } from './certificates/certificate/number-certificates.ts'
import { planSuperseding } from './certificates/correction/supersede-corrected.job.ts'
import { planDeliveries } from './certificates/delivery/plan-deliveries.job.ts'
import { unassignAll } from './certificates/queue/assignment/unassign.ts'
import type { Context, Tx } from './context.ts'
import { followRenamedType } from './doors/course/follow-renamed-type.ts'
import { forgetAwards } from './doors/course/forget-awards.ts'
import { stopErasure } from './holders/erasure/withdraw-erasure.ts'
import { forgetGrants } from './holders/wallet-issuance/grant/end-grants.ts'
import { disconnectAccount } from './people/learning-platform/accounts.ts'
import { senderOf } from './people/own-name/sender.ts'
import { mostForReviews } from './review/fee/quote-review.ts'

/** What nouns in higher layers do, or tell, when something happens in lower ones, in the same transaction. */
export const followUps = {
  /** A signed correction may replace its certificate. */
  signed: planSuperseding,
  /** What certificates cost once they are signed: the cost can require approval. */
  mostForReviews,
  /** Rules for approvals and courses are about a type by its name. Returns the ids of what changed. */
  typeRenamed: async (
    tx: Tx,
    caller: Parameters<typeof copyRuleToNewName>[1],
    renamed: { before: string; name: string; date: string },
  ): Promise<string[]> => [
    ...(await copyRuleToNewName(tx, caller, renamed)),
    ...(await followRenamedType(tx, caller.organisationId, renamed)),
  ],
  /** A stored document is delivered. */
  stored: (ctx: Context, tx: Tx, stored: { organisationId: string; certificateIds: string[] }) =>
    ctx.jobs.enqueue(tx, planDeliveries, stored),
  /** A logged certificate has its number. */
  logged: numberCertificates,
  /** Wallets fetch nothing more for somebody who has ended their sessions, and nobody awards in their name from a platform. */
  sessionsEnded: async (tx: Tx, accountId: string) => {
    await forgetGrants(tx, accountId)
    await disconnectAccount(tx, accountId)
  },
  /** Cancels a pending erasure when another organisation adds a person whose mailbox is unproven. */
  unprovenAdded: stopErasure,
  /** Courses of learning platforms forget who a person was there. */
  personErased: forgetAwards,
  /** A removed colleague's requests are unassigned. */
  colleagueRemoved: unassignAll,
  /** What was not signed yet for a student follows to the student's new account. */
  studentMoved: async (tx: Tx, organisationId: string, studentId: string, accountId: string) =>
    moveUnsigned(tx, organisationId, new Map([[studentId, accountId]])),
  /** Emails of an organisation come from its own address. */
  senderOf,
  /** What was not signed yet for a student would be signed to another email: nobody has approved that. */
  emailChanged: dropApprovalsOfStudent,
}

export type FollowUps = typeof followUps
