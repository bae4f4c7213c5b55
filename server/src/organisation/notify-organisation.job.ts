import type { Context } from '../context.ts'
import { defineQueue } from '../platform/jobs/queue.ts'
import { findOrganisation } from './organisation-store.ts'

export const notifyOrganisation = defineQueue<{ organisationId: string }>('notify-organisation')

/**
 * Mails the admin's decision to the organisation. Running it twice is safe but for a second mail: it tells what stands
 * now, and a crash between sending and completing is the only way to repeat it.
 */
export async function runNotifyOrganisation(
  ctx: Context,
  { organisationId }: { organisationId: string },
): Promise<void> {
  const { name, email, status, return_reason } = await findOrganisation(ctx.db, organisationId)
  const { publicUrl } = ctx.config
  if (status === 'approved') {
    await ctx.mail.send({
      to: email,
      subject: 'Your organisation was approved',
      text: `Dear ${name},\n\nyour organisation was approved. Sign in and start: ${publicUrl}/sign-in\n`,
    })
  } else if (status === 'returned') {
    await ctx.mail.send({
      to: email,
      subject: 'Please correct your application',
      text:
        `Dear ${name},\n\nthe administrator returned your application:\n\n${return_reason}\n\n` +
        `Correct it and send it again: ${publicUrl}/sign-in\n`,
    })
  }
}
