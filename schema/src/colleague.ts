import { z } from 'zod'
import { resetPasswordFields, role } from './account.ts'
import { success } from './envelope.ts'
import { email, text } from './text.ts'

/** Who acts for an organisation: its owner, the first account, and whom the owner invited. */
export const colleagueState = z.enum(['owner', 'active', 'invited', 'expired'])
export type ColleagueState = z.infer<typeof colleagueState>

export const colleague = z
  .object({
    _id: z.string(),
    name: z.string(),
    email: z.string(),
    state: colleagueState,
    /** When the account was made, or the newest invitation sent. */
    since: z.string(),
    /** Whether this is the caller. */
    isYou: z.boolean(),
  })
  .meta({ id: 'Colleague' })
export type Colleague = z.infer<typeof colleague>

/** GET /api/colleagues: the owner, then those who joined, then those who are invited. */
export const colleagueListResponse = success({ data: z.array(colleague) }).meta({
  id: 'ColleagueListResponse',
})

/** POST /api/colleagues */
export const inviteColleagueRequest = z
  .object({ name: text('name', 100), email: email() })
  .meta({ id: 'InviteColleagueRequest' })
export type InviteColleagueRequest = z.infer<typeof inviteColleagueRequest>

/** POST /api/colleagues, POST /api/colleagues/{accountId}/invitation */
export const colleagueResponse = success({ data: colleague }).meta({ id: 'ColleagueResponse' })

const token = z.string().min(1).max(200)

/** POST /api/invitation: what somebody reads before they join. The token stays out of addresses, which are logged. */
export const invitationRequest = z.object({ token }).meta({ id: 'InvitationRequest' })
export const invitationResponse = success({
  data: z.object({ organizationName: z.string(), role, name: z.string(), email: z.string() }),
}).meta({ id: 'InvitationResponse' })

/** POST /api/invitation/accept */
export const acceptInvitationRequest = resetPasswordFields
  .and(z.object({ token }))
  .meta({ id: 'AcceptInvitationRequest' })
