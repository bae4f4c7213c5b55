import type { Texts } from '../../../web/src/lib/texts.ts'
import type { walletOfferTexts as english } from '../../../web/src/texts/wallet-offer.ts'

export const walletOfferTexts: Texts<typeof english> = {
  button: 'Ajouter à un portefeuille numérique',
  title: (certificate) => `Ajouter ${certificate} à un portefeuille numérique`,
  what: 'Un portefeuille numérique est une application de votre téléphone qui conserve des certificats. Vous pouvez n’en montrer qu’une partie, par exemple votre diplôme sans votre date de naissance.',
  need: 'Il vous faut une application de portefeuille qui reçoit des certificats par QR code (OpenID4VCI). Sans elle, vous ne perdez rien : vos liens et vos PDF fonctionnent partout.',
  waits: 'Ce certificat n’est pas encore accepté. Votre portefeuille le recevra dès qu’il le sera.',
  withCode: 'M’envoyer par e-mail un code que le portefeuille demandera',
  withCodeHint: 'À choisir si d’autres voient votre écran : le QR code seul ne suffit alors pas.',
  make: 'Afficher le QR code',
  scan: 'Scannez-le avec votre application de portefeuille, pas avec l’appareil photo.',
  qr: 'QR code pour votre portefeuille',
  open: 'Ouvrir dans un portefeuille sur cet appareil',
  linkName: 'lien',
  copied: 'Lien copié !',
  mailed: 'Nous vous avons envoyé par e-mail le code que votre portefeuille demandera.',
  until: (when) => `Fonctionne pour un seul portefeuille jusqu’à ${when}.`,
  states: {
    waiting: 'En attente de votre portefeuille…',
    opened: 'Un portefeuille a ouvert l’offre.',
    sent: 'Votre portefeuille a reçu le certificat.',
    kept: 'Le certificat est dans votre portefeuille.',
    failed: 'Votre portefeuille n’a pas pu conserver le certificat. Réessayez.',
    expired: 'Aucun portefeuille n’est venu à temps. Créez un nouveau QR code.',
  },
  again: 'Nouveau QR code',
  notYours: 'Si ce n’était pas votre portefeuille, prévenez l’émetteur sans attendre.',
}
