import { z } from 'zod'
import { batch } from './batch.ts'
import { success } from './envelope.ts'
import { notable } from './notable.ts'

export const notification = z
  .object({
    /** The number of its newest entry in the organisation's trail. */
    _id: z.string(),
    action: z.enum([...new Set(Object.values(notable).flat())]),
    /** How many entries of the same action the notification stands for. */
    count: z.number().int().positive(),
    /** The id of what it happened to; of the newest, if there are several. */
    subject: z.string(),
    /**
     * The subject's name: title and holder of a certificate, the file of an import, a colleague's name. Empty if it has
     * none or no longer exists.
     */
    name: z.string(),
    /** For a batch: what it did, and to how many. */
    batch: batch.pick({ kind: true, total: true }).optional(),
    /** For a payment. */
    amountFils: z.number().int().optional(),
    at: z.string(),
    isRead: z.boolean(),
  })
  .meta({ id: 'Notification' })
export type Notification = z.infer<typeof notification>

/** GET /api/notifications: what happened lately, newest first. */
export const notificationsResponse = success({
  notifications: z.array(notification),
  unread: z.number().int(),
}).meta({ id: 'NotificationsResponse' })

/** POST /api/notifications/read: the caller has seen everything up to this notification. */
export const readNotificationsRequest = z
  .object({ upTo: z.string().regex(/^\d{1,18}$/) })
  .meta({ id: 'ReadNotificationsRequest' })
