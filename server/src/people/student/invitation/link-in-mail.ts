import type { Context } from '../../../context.ts'
import { type LinkOwner, linkRow, welcomeUrl } from './links.ts'

/**
 * The link in a certificate's email by which its holder gets to their account and the certificate. `mail` identifies the email:
 * every attempt to send it has the same link, and the token itself is never stored.
 */
export async function linkInMail(
  ctx: Context,
  owner: LinkOwner,
  { mail, certificateId }: { mail: string; certificateId: string },
): Promise<string> {
  const token = Buffer.from(ctx.keys.mac('student-link', Buffer.from(mail))).toString('base64url')
  await ctx.db
    .insertInto('student_invitation')
    .values(linkRow(owner, token, ctx.clock()))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return welcomeUrl(ctx, token, certificateId)
}
