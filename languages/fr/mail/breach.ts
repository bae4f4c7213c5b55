import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { breach as english } from '../../en/mail/breach.ts'

export const breach: Texts<typeof english> = {
  subject: 'Vos données personnelles peuvent être concernées par un incident de sécurité',
  greeting: (name) => `Bonjour ${name},`,
  says: (day) =>
    `Le ${day}, nous avons découvert un incident de sécurité qui touche des données personnelles que nous détenons à votre sujet.`,
  next: 'Si vous avez des questions ou souhaitez savoir ce que nous détenons, écrivez-nous par la page de contact de ce service.',
}
