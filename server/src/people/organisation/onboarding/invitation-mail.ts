import { words } from '@credenza/languages/words'
import type { LanguageCode } from '@credenza/schema/languages'
import type { Tx } from '../../../context.ts'
import { type MailBlock, mailDocument } from '../../../platform/mail/mail-blocks.ts'
import { languagesOfInvitation } from '../language-of-organisation.ts'

export interface Invited {
  organisationId: string
  organisationName: string
  name: string
  url: string
}

/** An invitation's email, in two languages, because nobody knows yet which one its reader speaks. */
export async function invitationMail(
  tx: Tx,
  kind: 'colleague' | 'student',
  { organisationId, organisationName, name, url }: Invited,
) {
  const spoken = await languagesOfInvitation(tx, organisationId)
  const wordsIn = (language: LanguageCode) => words[language].mail.invitation[kind]
  const blocks = (language: LanguageCode): MailBlock[] => {
    const { greeting, says, open, closing } = wordsIn(language)
    return [
      { kind: 'text', text: greeting(name), language },
      { kind: 'text', text: says(organisationName), language },
      { kind: 'action', label: open, url, language },
      { kind: 'text', text: closing, language },
    ]
  }
  return {
    subject: spoken.map((language) => wordsIn(language).subject(organisationName)).join(' · '),
    ...mailDocument({ language: 'en', sender: 'Credenza', blocks: spoken.flatMap(blocks) }),
  }
}
