import { z } from 'zod'
import { listAnswer, success } from './envelope.ts'

/** How long one administrator's request waits for another administrator. */
export const proposalDays = 7

/** Acts that need two administrators, if that rule is switched on. */
export const adminAct = z.enum([
  'organisation.approve',
  'person.erase-documents',
  'payment-details.change',
  'vat.change',
  'platform-share.change',
  'tax-profile.change',
  'card-payment.refund',
  'invoice.credit',
  'settlement.record',
  'bank-statement.book',
  'hold.lift',
  'retention.change',
  'breach.letters',
  'domain.give',
  'admin.invite',
  'two-admins.off',
])
export type AdminAct = z.infer<typeof adminAct>

/** GET /api/admin/two-admins */
export const twoAdminsResponse = success({
  data: z.object({ isOn: z.boolean(), admins: z.number().int() }),
}).meta({ id: 'TwoAdminsResponse' })

/** PUT /api/admin/two-admins */
export const twoAdminsRequest = z.object({ isOn: z.boolean() }).meta({ id: 'TwoAdminsRequest' })

export const adminProposal = z
  .object({
    _id: z.string(),
    act: adminAct,
    /** The id of its subject; empty if that is the deployment. */
    subject: z.string(),
    /** The administrator's email. */
    proposedBy: z.string(),
    proposedAt: z.string(),
    expiresAt: z.string(),
    isYours: z.boolean(),
  })
  .meta({ id: 'AdminProposal' })
export type AdminProposal = z.infer<typeof adminProposal>

/** GET /api/admin/proposals: what waits for a second administrator, newest first. */
export const adminProposalListResponse = success({ data: z.array(adminProposal), ...listAnswer }).meta({
  id: 'AdminProposalListResponse',
})

/** POST /api/admin/administrators: returns a link that creates one administrator, once. */
export const inviteAdminResponse = success({ link: z.string() }).meta({ id: 'InviteAdminResponse' })
