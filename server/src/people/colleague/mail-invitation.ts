import type { Context, Tx } from '../../context.ts'
import { type MailBlock, mailDocument } from '../../platform/mail/mail-blocks.ts'
import { queueMail } from '../../platform/mail/outbox.ts'
import { displayNameOf, type Organisation } from '../organisation/find-organisation.ts'

interface Words {
  greeting: (name: string) => string
  says: (organisation: string) => string
  open: string
  closing: string
}

const english: Words = {
  greeting: (name) => `Hello ${name},`,
  says: (organisation) =>
    `${organisation} has invited you to join it on Credenza. Choose a password to sign in with.`,
  open: 'Accept the invitation',
  closing:
    'The link works once, within seven days. If you don’t know this organisation, you can ignore this email.',
}

const arabic: Words = {
  greeting: (name) => `مرحبًا ${name}،`,
  says: (organisation) =>
    `دعتك ${organisation} للانضمام إليها على Credenza. اختر كلمة مرور لتسجيل الدخول بها.`,
  open: 'قبول الدعوة',
  closing: 'يعمل الرابط مرة واحدة خلال سبعة أيام. إن كنت لا تعرف هذه المؤسسة فتجاهل هذه الرسالة.',
}

/** Mails the link for joining, in both languages, because nobody knows yet which one they read. */
export async function mailInvitation(
  ctx: Context,
  tx: Tx,
  invited: { organisation: Organisation; name: string; email: string; token: string; notAfter: Date },
): Promise<void> {
  const { organisation, name, email, token, notAfter } = invited
  const organisationName = displayNameOf(organisation)
  // After '#', so that it reaches neither a server nor its log.
  const url = `${ctx.config.publicUrl}/join#token=${token}`
  const blocks = ({ greeting, says, open, closing }: Words): MailBlock[] => [
    { kind: 'text', text: greeting(name) },
    { kind: 'text', text: says(organisationName) },
    { kind: 'action', label: open, url },
    { kind: 'text', text: closing },
  ]
  await queueMail(ctx, tx, {
    to: email,
    kind: 'colleague.invited',
    subject: `${organisationName} invites you · دعوة من ${organisationName}`,
    ...mailDocument({
      language: 'en',
      sender: 'Credenza',
      blocks: [...blocks(english), ...blocks(arabic)],
    }),
    notAfter,
  })
}
