import { z } from 'zod'
import { listAnswer, listQuery, success } from './envelope.ts'
import { saying } from './issues/saying.ts'
import { certificateSelection } from './selection.ts'
import { givenReason, optionalText } from './text.ts'

/** The most signers in one rule. */
export const mostSigners = 50
/** The most certificates in one approval request. */
export const mostToApprove = 100_000

const count = z.number().int().min(0).max(100_000)
const fils = z.number().int().min(0).max(1e11)
const accountId = z.string().min(1).max(60)

/** How many signers, and which ones, must approve the certificates of a category before they are signed. */
export const approvalRule = z
  .object({
    /** The name of a category; empty for all categories without a rule of their own. */
    category: z.string().max(100),
    needed: z.number().int().min(1).max(mostSigners),
    /** The ids of the signers' accounts. */
    signers: z
      .array(accountId)
      .min(1, { error: saying('invalid.signers_needed') })
      .max(mostSigners),
    /** How many certificates may be signed within a day (UTC) without approval; 0 if each needs it. */
    freeADay: count,
    /** What their reviews may cost at most, in fils, at the highest fees that can apply; null for any amount. */
    freeFilsADay: fils.nullable(),
  })
  .meta({ id: 'ApprovalRule' })
export type ApprovalRule = z.infer<typeof approvalRule>

const newRule = approvalRule
  .extend({
    category: approvalRule.shape.category.default(''),
    freeADay: count.default(0),
    freeFilsADay: fils.nullable().default(null),
  })
  .refine(({ needed, signers }) => signers.length === 0 || needed <= new Set(signers).size, {
    path: ['needed'],
    error: saying('invalid.more_approvals_than_signers'),
  })

/** PUT /api/approval-rules: replaces all rules of the organisation. */
export const approvalRulesRequest = z
  .object({ rules: z.array(newRule).max(100) })
  .meta({ id: 'ApprovalRulesRequest' })

/** GET /api/approval-rules, by category. */
export const approvalRulesResponse = success({ data: z.array(approvalRule), ...listAnswer }).meta({
  id: 'ApprovalRulesResponse',
})

/** `approved` is an open request with all its approvals; `changed` waits for its preparer, `open` for its signers. */
export const approvalState = z.enum(['open', 'approved', 'changed', 'rejected', 'withdrawn', 'signed'])
export type ApprovalState = z.infer<typeof approvalState>

const signer = z.object({
  _id: z.string(),
  /** Empty if the person has left. */
  name: z.string(),
  /** Empty until they have approved the current contents of the request. */
  approvedAt: z.string(),
  /** Whether their approval counts: they are still in the organisation, and may sign. */
  counts: z.boolean(),
})

export const approvalRequest = z
  .object({
    _id: z.string(),
    state: approvalState,
    /** The title of its first certificate. */
    title: z.string(),
    /** The preparer's message to the signers; may be empty. */
    note: z.string(),
    askedBy: z.object({ _id: z.string(), name: z.string() }),
    createdAt: z.string(),
    /** How many certificates the request covers, and how many of them are not signed yet. */
    total: z.number().int(),
    waiting: z.number().int(),
    /** SHA-256 of everything that the certificates will say, as 64 hexadecimal digits. This is what signers approve. */
    digest: z.string(),
    /** What the rules required at the time of the request: one item for each category with a rule of its own. */
    demands: z.array(
      z.object({
        category: z.string(),
        needed: z.number().int(),
        approvals: z.number().int(),
        signers: z.array(signer),
      }),
    ),
    /** How many certificates were changed, and how many removed, since it was last put to the signers. */
    changed: z.number().int(),
    removed: z.number().int(),
    /** Who rejected it, and why; empty otherwise. */
    rejectedBy: z.string(),
    reason: z.string(),
    /** Whether the caller is asked and has not approved yet. */
    awaitsYou: z.boolean(),
  })
  .meta({ id: 'ApprovalRequest' })
export type ApprovalRequest = z.infer<typeof approvalRequest>

/** GET /api/approvals, newest first: those that are going on, or those that are over. */
export const approvalQuery = listQuery(['createdAt', 'title']).extend({
  which: z.enum(['pending', 'over']).default('pending'),
})
export const approvalListResponse = success({ data: z.array(approvalRequest), ...listAnswer }).meta({
  id: 'ApprovalListResponse',
})
export const approvalResponse = success({ data: approvalRequest }).meta({ id: 'ApprovalResponse' })

/** POST /api/approvals: asks for the approval of these certificates. */
export const askApprovalRequest = z
  .object({ certificates: certificateSelection, note: optionalText(1000) })
  .meta({ id: 'AskApprovalRequest' })
export type AskApprovalRequest = z.infer<typeof askApprovalRequest>

/** POST /api/approvals/{requestId}/approve: of what the caller was shown, by its digest. */
export const giveApprovalRequest = z
  .object({ digest: z.string().regex(/^[0-9a-f]{64}$/) })
  .meta({ id: 'GiveApprovalRequest' })

/** POST /api/approvals/{requestId}/reject */
export const rejectApprovalRequest = z.object({ reason: givenReason() }).meta({ id: 'RejectApprovalRequest' })

export const approvalItem = z
  .object({
    certificateId: z.string(),
    /** Empty for a certificate that no longer exists. */
    name: z.string(),
    title: z.string(),
    category: z.string(),
    /** Whether it was changed since the request was last put to the signers. */
    isChanged: z.boolean(),
    isSigned: z.boolean(),
  })
  .meta({ id: 'ApprovalItem' })
export type ApprovalItem = z.infer<typeof approvalItem>

/** GET /api/approvals/{requestId}/certificates: by name; with `changed`, only those that were changed. */
export const approvalItemQuery = listQuery(['name', 'title', 'category']).extend({
  changed: z.literal('true').optional(),
})
export const approvalItemListResponse = success({ data: z.array(approvalItem), ...listAnswer }).meta({
  id: 'ApprovalItemListResponse',
})
