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
  greeting: (name) => `Dear ${name},`,
  says: (organisation) =>
    `${organisation} invites you to work for it on Credenza. Choose a password of your own, and you can sign in.`,
  open: 'Accept the invitation',
  closing:
    'The link works once, within seven days. You do not know this organisation? Then there is nothing to do.',
}

const arabic: Words = {
  greeting: (name) => `السيد/ة ${name}،`,
  says: (organisation) =>
    `تدعوك ${organisation} إلى العمل باسمها على كريدنزا. اختر كلمة مرور خاصة بك، ثم يمكنك تسجيل الدخول.`,
  open: 'قبول الدعوة',
  closing: 'يعمل الرابط مرة واحدة خلال سبعة أيام. لا تعرف هذه المؤسسة؟ لا يلزمك فعل شيء إذن.',
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
