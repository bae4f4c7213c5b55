import { z } from 'zod'
import { role } from './account.ts'
import { listAnswer, success } from './envelope.ts'
import { givenReason } from './text.ts'

/** GET /api/admin/organisations */
export const organisationItem = z
  .object({
    _id: z.string(),
    organizationName: z.string(),
    email: z.string(),
    selectedRole: role,
    status: z.string(),
    country: z.string(),
    createdAt: z.string(),
    approvedAt: z.string().nullable(),
  })
  .meta({ id: 'OrganisationItem' })
export type OrganisationItem = z.infer<typeof organisationItem>
export const organisationListResponse = success({ data: z.array(organisationItem), ...listAnswer }).meta({
  id: 'OrganisationListResponse',
})

/** POST /api/admin/organisations/:id/approve: refused if the application has been submitted again since it was read. */
export const approveRequest = z
  .object({ ifSubmittedAt: z.iso.datetime().optional() })
  .nullish()
  .meta({ id: 'ApproveRequest' })
export const returnRequest = z.object({ reason: givenReason() }).meta({ id: 'ReturnRequest' })
