import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { erasure as english } from '../../en/mail/erasure.ts'

export const erasure: Texts<typeof english> = {
  asked: (name, day) => ({
    subject: `Vos données seront effacées le ${day}`,
    paragraphs: [
      `Bonjour ${name},`,
      `Vous nous avez demandé d’effacer toutes vos données. Nous le ferons le ${day}. D’ici là, tout continue de fonctionner et vous pouvez changer d’avis.`,
      'Téléchargez vos données avant cette date. Ensuite, personne ne pourra plus ouvrir vos certificats ici, pas même nous.',
      'Si vous n’avez pas fait cette demande, conservez vos données maintenant et changez tout de suite votre mot de passe.',
    ],
    action: 'Conserver mes données',
  }),
  takenBack: (name) => ({
    subject: 'Nous conservons vos données',
    paragraphs: [
      `Bonjour ${name},`,
      'Vous avez choisi de conserver vos données. Rien n’a été effacé et rien ne le sera.',
    ],
  }),
  stopped: (name) => ({
    subject: 'Vos données ne seront pas effacées',
    paragraphs: [
      `Bonjour ${name},`,
      'Une personne connectée à votre compte nous a demandé d’effacer vos données. Un autre établissement vient de vous ajouter, et votre compte n’a pas prouvé que cette boîte de messagerie est la vôtre : nous avons donc tout arrêté.',
      'Si vous voulez toujours les effacer, connectez-vous, saisissez le code que nous vous enverrons par e-mail et refaites la demande.',
    ],
    action: 'Ouvrir mes données',
  }),
  erased: (name) => ({
    subject: 'Vos données ont été effacées',
    paragraphs: [
      `Bonjour ${name},`,
      'Comme vous l’avez demandé, nous avons effacé vos données : les clés des documents de vos certificats, vos fichiers envoyés, vos liens et votre compte. Pour ce que vos émetteurs conservent dans leurs propres listes, adressez-vous à eux.',
      'Ceci est notre dernier e-mail.',
    ],
  }),
}
