import { z } from 'zod'
import { newPasswordRequest, role } from './account.ts'
import { bulkLimit, noteLimits } from './constants.ts'
import { email } from './email.ts'
import { listAnswer, success } from './envelope.ts'
import { givenRoles, memberRoles } from './member-role.ts'
import { personName, text } from './text.ts'

const givenRole = z.enum(givenRoles)

/** The people who act for an organisation: its owner (the first account) and those the owner invited. */
export const colleagueState = z.enum(['owner', 'active', 'invited', 'expired'])
export type ColleagueState = z.infer<typeof colleagueState>

export const colleague = z
  .object({
    _id: z.string(),
    name: z.string(),
    email: z.string(),
    state: colleagueState,
    memberRole: z.enum(memberRoles),
    /** When the account was created or the latest invitation sent. */
    since: z.string(),
    /** Whether this is the caller. */
    isYou: z.boolean(),
    /** Whether they can show a second factor, as signing and approving may require. Only the owner sees it, of those who joined. */
    hasSecondFactor: z.boolean().optional(),
  })
  .meta({ id: 'Colleague' })
export type Colleague = z.infer<typeof colleague>

/** GET /api/colleagues: the owner, then people who joined, then people invited. */
export const colleagueListResponse = success({ data: z.array(colleague), ...listAnswer }).meta({
  id: 'ColleagueListResponse',
})

/** POST /api/colleagues */
export const inviteColleagueRequest = z
  .object({ name: personName('name', 100), email: email(), memberRole: givenRole.default('manager') })
  .meta({ id: 'InviteColleagueRequest' })
export type InviteColleagueRequest = z.infer<typeof inviteColleagueRequest>

/** PUT /api/colleagues/{accountId}/role */
export const memberRoleRequest = z.object({ memberRole: givenRole }).meta({ id: 'MemberRoleRequest' })

/** POST /api/colleagues, POST /api/colleagues/{accountId}/invitation, PUT /api/colleagues/{accountId}/role */
export const colleagueResponse = success({ data: colleague }).meta({ id: 'ColleagueResponse' })

/** POST /api/invitation: what people see before they join. The token stays out of URLs, because URLs are logged. */
export const invitationRequest = z
  .object({ token: z.string().min(1).max(200) })
  .meta({ id: 'InvitationRequest' })
export const invitationResponse = success({
  data: z.object({ organizationName: z.string(), role, name: z.string(), email: z.string() }),
}).meta({ id: 'InvitationResponse' })

/** POST /api/invitation/accept */
export const acceptInvitationRequest = newPasswordRequest.meta({ id: 'AcceptInvitationRequest' })

/** The colleague to whom a request in a verifier's queue is assigned: an account id, or nobody. */
export const assignedTo = z.string().max(60)
export const assignedToNobody = 'nobody'

/** What a verifier's staff add to a request; nobody else sees it. */
export const besideRequest = z.object({
  assignee: z.object({ _id: z.string(), name: z.string() }).nullable(),
  /** The number of notes. */
  notes: z.number().int(),
})
export type BesideRequest = z.infer<typeof besideRequest>

/** PUT /api/review/assignments: assigns requests to a colleague, or to nobody with null. */
export const assignRequest = z
  .object({
    certificateIds: z.array(z.string().min(1).max(120)).min(1).max(bulkLimit),
    assigneeId: z.string().max(60).nullable(),
  })
  .meta({ id: 'AssignRequest' })
export type AssignRequest = z.infer<typeof assignRequest>

export const note = z
  .object({
    _id: z.string(),
    /** The author's name at the time of writing. */
    author: z.string(),
    /** Whether the caller wrote the note and so may delete it. */
    isYours: z.boolean(),
    text: z.string(),
    at: z.string(),
  })
  .meta({ id: 'Note' })
export type Note = z.infer<typeof note>

/** POST /api/review/requests/{certificateId}/notes */
export const addNoteRequest = z
  .object({ text: text('note', noteLimits.characters) })
  .meta({ id: 'AddNoteRequest' })
export const noteResponse = success({ data: note }).meta({ id: 'NoteResponse' })
/** GET /api/review/requests/{certificateId}/notes: oldest first. */
export const noteListResponse = success({ data: z.array(note), ...listAnswer }).meta({
  id: 'NoteListResponse',
})
