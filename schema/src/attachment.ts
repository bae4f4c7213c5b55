import { z } from 'zod'
import { listAnswer, success } from './envelope.ts'
import { verifierChoice } from './organisation-settings.ts'

/** A file that an issuer shows to one verifier with a request. */
export const attachment = z
  .object({
    _id: z.string(),
    /** The issuer's name for the file, with the extension of its actual type. */
    name: z.string(),
    mediaType: z.string(),
    bytes: z.number().int(),
    /** The name, at that time, of the person who added it. */
    author: z.string(),
    /** The only verifier that can read it. */
    verifier: verifierChoice,
    at: z.string(),
  })
  .meta({ id: 'Attachment' })
export type Attachment = z.infer<typeof attachment>

/** POST /api/review/requests/{certificateId}/attachments */
export const attachmentResponse = success({ data: attachment }).meta({ id: 'AttachmentResponse' })
/** GET /api/review/requests/{certificateId}/attachments: oldest first. */
export const attachmentListResponse = success({ data: z.array(attachment), ...listAnswer }).meta({
  id: 'AttachmentListResponse',
})
