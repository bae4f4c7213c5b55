import { directoryScope } from '@credenza/schema'
import { z } from 'zod'
import { pathId } from '../../platform/http/path-id.ts'

/** Settings that all SCIM routes share. */
export const config = { access: [directoryScope] as const }
export const bodyLimit = 1024 * 1024
export const resourceId = pathId('id')
/** Accepts any object: names are matched without regard to case and unknown ones ignored; see canonicalBag. */
export const resourceBody = z.record(z.string(), z.unknown())
export const produces = ['application/scim+json']
