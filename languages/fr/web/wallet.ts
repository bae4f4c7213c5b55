import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { walletTexts as english } from '../../../web/src/texts/wallet.ts'

export const walletTexts: Texts<typeof english> = {
  title: 'Portefeuille',
  lead: 'Où vont vos certificats quand leur émetteur les transfère sur la blockchain. Ils sont valides avec ou sans portefeuille.',
  kinds: {
    none: 'Vous n’avez pas encore de portefeuille.',
    own: 'Ce portefeuille est le vôtre. Les certificats y sont transférés.',
    custodial:
      'Nous gardons ce portefeuille pour vous. Il a été créé lors du transfert de votre premier certificat.',
  },
  address: 'Adresse',
  addressName: 'adresse du portefeuille',
  copied: 'Adresse du portefeuille copiée !',
  received:
    'Si vous ne faites rien, vous en recevrez un lors de votre premier transfert, et nous le garderons pour vous.',
  stays: 'Un certificat y a été transféré : il reste donc votre portefeuille.',
  link: 'Associer votre propre portefeuille',
  replace: 'Associer plutôt un autre portefeuille',
  how: 'Signez un message pour prouver qu’il est à vous. C’est gratuit et rien n’est déplacé.',
  inBrowser: 'Utiliser le portefeuille de ce navigateur',
  inBrowserHint: 'Choisissez-y un compte, puis signez.',
  declined: 'Vous avez annulé dans le portefeuille.',
  walletFailed: 'Le portefeuille n’a pas répondu comme prévu. Signez plutôt le message vous-même.',
  elsewhere: 'Signer ailleurs et coller',
  yourAddress: 'Adresse de votre portefeuille',
  showMessage: 'Afficher le message à signer',
  message: 'Message à signer',
  messageHint: (until) =>
    `Signez exactement ce texte avec votre portefeuille. Il est valable jusqu’au ${until}.`,
  messageName: 'message',
  messageCopied: 'Message copié !',
  signature: 'Signature',
  signatureHint: 'Commence par 0x.',
  submit: 'Associer le portefeuille',
  linked: 'Votre portefeuille est associé.',
  unlink: 'Dissocier',
  unlinkTitle: 'Dissocier ce portefeuille ?',
  unlinkText: 'Les certificats n’y seront plus transférés. Vous pourrez l’associer à nouveau, ou un autre.',
  unlinked: 'Votre portefeuille est dissocié.',
}
