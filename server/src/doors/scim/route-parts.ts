import { directoryScope } from '@credenza/schema'
import { z } from 'zod'

/** What the calls of the door have in common. */
export const config = { access: [directoryScope] as const }
export const bodyLimit = 1024 * 1024
export const resourceId = z.object({ id: z.string().max(120) })
/** Its names are read without case, and those that mean nothing here are passed over: see canonicalBag. */
export const resourceBody = z.record(z.string(), z.unknown())
export const produces = ['application/scim+json']
