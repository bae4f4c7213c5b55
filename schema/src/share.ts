import { z } from 'zod'
import { shareDays } from './constants.ts'
import { success } from './envelope.ts'
import { optionalText } from './text.ts'

/** POST /api/user/certificates/{id}/share-links */
export const makeShareLinkRequest = z
  .object({
    /** What the holder calls the link; nobody else reads it. */
    label: optionalText(100),
    /** Null for a link without an end. */
    days: z.union(shareDays.map((days) => z.literal(days))).nullable(),
    /** Whether the first who opens it is the last. */
    oneTime: z.boolean(),
  })
  .meta({ id: 'MakeShareLinkRequest' })
export type MakeShareLinkRequest = z.input<typeof makeShareLinkRequest>

export const shareLinkState = z.enum(['open', 'used', 'expired', 'revoked'])
export type ShareLinkState = z.infer<typeof shareLinkState>

export const shareLink = z
  .object({
    _id: z.string(),
    label: z.string(),
    /** The whole link, with the key that opens it after '#'. */
    url: z.string(),
    state: shareLinkState,
    oneTime: z.boolean(),
    createdAt: z.string(),
    /** Empty for a link without an end. */
    expiresAt: z.string(),
    /** How often it was opened; by whom is kept nowhere. */
    opened: z.number().int(),
    /** Empty before the first time. */
    lastOpenedAt: z.string(),
  })
  .meta({ id: 'ShareLink' })
export type ShareLink = z.infer<typeof shareLink>

/** POST /api/user/certificates/{id}/share-links, POST /api/user/share-links/{shareId}/revoke */
export const shareLinkResponse = success({ data: shareLink }).meta({ id: 'ShareLinkResponse' })
/** GET /api/user/certificates/{id}/share-links: the newest first. */
export const shareLinkListResponse = success({ data: z.array(shareLink) }).meta({
  id: 'ShareLinkListResponse',
})

/** GET /api/share-links/{shareId}: what stands before a link is opened. Looking opens nothing and is not counted. */
export const sharedResponse = success({
  data: z.object({ state: shareLinkState, oneTime: z.boolean() }),
}).meta({ id: 'SharedResponse' })

/**
 * POST /api/share-links/{shareId}/open: HMAC-SHA-256 of 'credenza/share-link/open/v1:' and the link's id under the key
 * after '#', in base64url. A call without it is answered as for a link that does not exist.
 */
export const openShareRequest = z
  .object({ proof: z.string().max(100).default('') })
  .nullish()
  .meta({ id: 'OpenShareRequest' })

/** POST /api/share-links/{shareId}/open: which certificate, and its document's key sealed under the key in the link. */
export const openedShareResponse = success({
  data: z.object({ slug: z.string(), wrappedKey: z.string() }),
}).meta({ id: 'OpenedShareResponse' })
