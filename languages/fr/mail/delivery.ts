import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { delivery as english } from '../../en/mail/delivery.ts'

export const delivery: Texts<typeof english> = {
  subject: 'Votre certificat : {{title}}',
  body: `Bonjour {{name}},

{{issuer}} vous a délivré un certificat : {{title}} ({{type}}), daté du {{date}}.

{{link}}

Ouvrez le lien pour voir, enregistrer et partager votre certificat. Toute personne qui a le lien peut vérifier son authenticité et voit le certificat entier : ne le partagez qu’avec celles qui doivent le voir.

Cordialement,
{{issuer}}`,
  open: 'Ouvrir votre certificat',
  account:
    'Dans votre compte, vous pouvez l’enregistrer en PDF, le partager et l’ajouter à LinkedIn. Le lien suivant n’est que pour vous : ne le transférez pas.',
  openAccount: 'L’ouvrir dans mon compte',
  putIntoWallet: 'L’ajouter à votre portefeuille numérique',
  addToLinkedIn: 'Ajouter au profil LinkedIn',
  qr: 'Code QR avec le lien vers votre certificat',
  picture: (title) => `Votre certificat : ${title}`,
  logoOf: (issuer) => `Logo de ${issuer}`,
  sentFor: (issuer) => `Envoyé par Credenza pour ${issuer}`,
  expiry: {
    subject: 'Votre certificat expire le {{validUntil}} : {{title}}',
    body: `Bonjour {{name}},

Votre certificat {{title}} ({{type}}) de {{issuer}} est valable jusqu’au {{validUntil}}. Après cette date, toute personne qui le vérifie voit qu’il a expiré.

{{link}}

S’il doit être renouvelé, adressez-vous à {{issuer}}.`,
  },
}
