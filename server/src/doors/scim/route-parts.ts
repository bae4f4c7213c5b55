import { directoryScope } from '@credenza/schema'
import { z } from 'zod'

/** Settings that all SCIM routes share. */
export const config = { access: [directoryScope] as const }
export const bodyLimit = 1024 * 1024
export const resourceId = z.object({ id: z.string().max(120) })
/** Accepts any object: names are matched without regard to case and unknown ones ignored; see canonicalBag. */
export const resourceBody = z.record(z.string(), z.unknown())
export const produces = ['application/scim+json']
