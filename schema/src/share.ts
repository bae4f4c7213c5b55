import { z } from 'zod'
import { shareDays } from './constants.ts'
import { listAnswer, success } from './envelope.ts'
import { askedFacts } from './presentation.ts'
import { optionalText } from './text.ts'

/** POST /api/user/certificates/{id}/share-links */
export const makeShareLinkRequest = z
  .object({
    /** The holder's name for the link; nobody else sees it. */
    label: optionalText(100),
    /** Null for a link without an end. */
    days: z.union(shareDays.map((days) => z.literal(days))).nullable(),
    /** Whether the link works only once. */
    oneTime: z.boolean(),
    /** Show only these facts besides title, issuer and dates; null for the whole certificate. */
    shown: z.array(z.enum(askedFacts)).max(askedFacts.length).nullable().default(null),
  })
  .meta({ id: 'MakeShareLinkRequest' })
export type MakeShareLinkRequest = z.input<typeof makeShareLinkRequest>

export const shareLinkState = z.enum(['open', 'used', 'expired', 'revoked'])
export type ShareLinkState = z.infer<typeof shareLinkState>

export const shareLink = z
  .object({
    _id: z.string(),
    label: z.string(),
    /** The whole link; its key follows the '#'. */
    url: z.string(),
    state: shareLinkState,
    oneTime: z.boolean(),
    shown: z.array(z.enum(askedFacts)).nullable(),
    createdAt: z.string(),
    /** Empty for a link without an end. */
    expiresAt: z.string(),
    /** How often it was opened. Who opened it is not stored. */
    opened: z.number().int(),
    /** Empty if it was never opened. */
    lastOpenedAt: z.string(),
  })
  .meta({ id: 'ShareLink' })
export type ShareLink = z.infer<typeof shareLink>

/** POST /api/user/certificates/{id}/share-links, POST /api/user/share-links/{shareId}/revoke */
export const shareLinkResponse = success({ data: shareLink }).meta({ id: 'ShareLinkResponse' })
/** GET /api/user/certificates/{id}/share-links: newest first. */
export const shareLinkListResponse = success({ data: z.array(shareLink), ...listAnswer }).meta({
  id: 'ShareLinkListResponse',
})

/** GET /api/share-links/{shareId}: what a visitor sees before opening a link. Does not count as opening. */
export const sharedResponse = success({
  data: z.object({ state: shareLinkState, oneTime: z.boolean() }),
}).meta({ id: 'SharedResponse' })

/**
 * POST /api/share-links/{shareId}/open: HMAC-SHA-256 of 'credenza/share-link/open/v1:' and the link's id, under the key
 * after '#', in base64url. A call without it gets the same answer as for a link that does not exist.
 */
export const openShareRequest = z
  .object({ proof: z.string().max(100).default('') })
  .nullish()
  .meta({ id: 'OpenShareRequest' })

/**
 * POST /api/share-links/{shareId}/open, sealed under the key in the link: the key of the certificate's document, or the
 * part of the SD-JWT that its holder shows.
 */
export const openedShareResponse = success({
  data: z.union([
    z.object({ slug: z.string(), wrappedKey: z.string() }),
    z.object({ sealedPart: z.string() }),
  ]),
}).meta({ id: 'OpenedShareResponse' })
export type OpenedShare = z.infer<typeof openedShareResponse>['data']
