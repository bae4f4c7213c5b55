import { z } from 'zod'
import { listAnswer, success } from './envelope.ts'
import { verifierChoice } from './organisation.ts'

/** A file that an issuer lends one verifier beside a request. */
export const attachment = z
  .object({
    _id: z.string(),
    /** As its issuer named it, with the ending of what it is. */
    name: z.string(),
    mediaType: z.string(),
    bytes: z.number().int(),
    /** Who added it: the name at that time. */
    author: z.string(),
    /** The only verifier that reads it. */
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
