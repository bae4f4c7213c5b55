import type { Context } from '../../context.ts'
import { inSpan } from '../trace/span.ts'
import { addressHint, addressMac } from './address-mac.ts'
import { MailFailed, type MailMessage } from './mail.ts'
import { returnPath, tagOf } from './return-path.ts'
import { suppressionOf } from './suppression.ts'

/** The delivery to a holder that a returned email belongs to. */
export interface MailedDelivery {
  org_id: string
  id: string
  round: number
}

/**
 * Sends an email. It comes from the organisation's own address, if it is on behalf of one that has it. If returned emails are
 * read, it gets its own return address, unless it is the last email to an erased person. Throws MailFailed, also for an address
 * that gets no emails, and on behalf of a suspended organisation.
 */
export async function sendNow(
  ctx: Pick<Context, 'db' | 'keys' | 'clock' | 'config' | 'mail' | 'followUps'>,
  {
    isLast = false,
    onBehalfOf,
    ...message
  }: MailMessage & { messageId: string; isLast?: boolean; onBehalfOf?: string | undefined },
  delivery?: MailedDelivery,
): Promise<void> {
  const suppressed = await suppressionOf(ctx, message.to)
  if (suppressed) throw new MailFailed(suppressed.reason, { isFinal: true })
  const own = onBehalfOf === undefined ? undefined : await ctx.followUps.senderOf(ctx, onBehalfOf)
  const mail = { ...message, ...(own && { from: own }) }
  const { returnedMail } = ctx.config
  if (!returnedMail || isLast) return send(ctx, mail)
  const tag = tagOf(ctx, mail.messageId)
  await ctx.db
    .insertInto('sent_mail')
    .values({
      tag,
      address: addressMac(ctx, mail.to),
      hint: addressHint(mail.to),
      org_id: delivery?.org_id ?? null,
      delivery_id: delivery?.id ?? null,
      round: delivery?.round ?? null,
      sent_at: ctx.clock(),
      returned_at: null,
    })
    // For another attempt to send the same email.
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await send(ctx, {
    ...mail,
    ...(returnedMail.address && { returnPath: returnPath(returnedMail.address, tag) }),
  })
}

const send = ({ mail: port }: Pick<Context, 'mail'>, mail: MailMessage): Promise<void> =>
  inSpan(
    () => ({ name: 'send mail', kind: 'client', attributes: {} }),
    () => port.send(mail),
  )
