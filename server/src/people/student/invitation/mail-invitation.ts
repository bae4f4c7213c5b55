import type { Context, Tx } from '../../../context.ts'
import { type MailBlock, mailDocument } from '../../../platform/mail/mail-blocks.ts'
import { queueMail } from '../../../platform/mail/outbox.ts'

interface Words {
  greeting: (name: string) => string
  says: (organisation: string) => string
  open: string
  closing: string
}

const english: Words = {
  greeting: (name) => `Hello ${name},`,
  says: (organisation) =>
    `${organisation} issues its certificates with Credenza. In your account you can save yours as PDFs, share them and add them to LinkedIn.`,
  open: 'Open my account',
  closing:
    'This link is only for you, so please do not forward it. The first time, you choose a password; from then on, you sign in with it.',
}

const arabic: Words = {
  greeting: (name) => `مرحبًا ${name}،`,
  says: (organisation) =>
    `تصدر ${organisation} شهاداتها عبر Credenza. في حسابك يمكنك حفظ شهاداتك بصيغة PDF ومشاركتها وإضافتها إلى LinkedIn.`,
  open: 'فتح حسابي',
  closing:
    'هذا الرابط لك وحدك، فلا ترسله إلى غيرك. تختار كلمة المرور في المرة الأولى، ثم تسجل الدخول بها بعد ذلك.',
}

/**
 * Mails a student the way into the account, in both languages, because nobody knows yet which one they read. It says the
 * same to somebody who has an account already. Returns the mail's id.
 */
export function mailInvitation(
  ctx: Context,
  tx: Tx,
  {
    organisationName,
    name,
    email,
    url,
  }: { organisationName: string; name: string; email: string; url: string },
): Promise<string> {
  const blocks = ({ greeting, says, open, closing }: Words): MailBlock[] => [
    { kind: 'text', text: greeting(name) },
    { kind: 'text', text: says(organisationName) },
    { kind: 'action', label: open, url },
    { kind: 'text', text: closing },
  ]
  return queueMail(ctx, tx, {
    to: email,
    kind: 'student.invited',
    subject: `Your certificates from ${organisationName} · شهاداتك من ${organisationName}`,
    ...mailDocument({
      language: 'en',
      sender: 'Credenza',
      blocks: [...blocks(english), ...blocks(arabic)],
    }),
  })
}
