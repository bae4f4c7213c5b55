import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { invitation as english } from '../../en/mail/invitation.ts'

export const invitation: Texts<typeof english> = {
  student: {
    subject: (organisation) => `Vos certificats de ${organisation}`,
    greeting: (name) => `Bonjour ${name},`,
    says: (organisation) =>
      `${organisation} émet ses certificats avec Credenza. Dans votre compte, vous pouvez enregistrer les vôtres en PDF, les partager et les ajouter à LinkedIn.`,
    open: 'Ouvrir mon compte',
    closing:
      'Ce lien n’est que pour vous : ne le transférez pas. La première fois, vous choisissez un mot de passe ; ensuite, vous l’utilisez pour vous connecter.',
  },
  colleague: {
    subject: (organisation) => `Invitation de ${organisation}`,
    greeting: (name) => `Bonjour ${name},`,
    says: (organisation) =>
      `${organisation} vous invite à la rejoindre sur Credenza. Choisissez un mot de passe pour vous connecter.`,
    open: 'Accepter l’invitation',
    closing:
      'Le lien fonctionne une seule fois, dans les sept jours. Si vous ne connaissez pas cette organisation, ignorez cet e-mail.',
  },
}
