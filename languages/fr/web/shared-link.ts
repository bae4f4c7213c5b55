import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { sharedLinkTexts as english } from '../../../web/src/texts/shared-link.ts'

export const sharedLinkTexts: Texts<typeof english> = {
  title: 'Un certificat partagé',
  waiting: 'Ouverture du lien…',
  onceTitle: 'Ce lien ne s’ouvre qu’une fois',
  onceText:
    'Quelqu’un a partagé un certificat avec vous. Le lien fonctionne une seule fois : une fois ouvert, personne ne peut le rouvrir, pas même vous.',
  open: 'Ouvrir le certificat',
  part: 'Son titulaire ne montre que cette partie du certificat. L’émetteur l’a signée comme partie de l’ensemble ; le reste demeure caché.',
  endedTitle: 'Ce lien ne fonctionne plus',
  ended: {
    used: 'Il était prévu pour une seule ouverture, et quelqu’un l’a déjà ouvert.',
    expired: 'Il a expiré.',
    revoked: 'Son titulaire l’a révoqué.',
  },
  askAgain:
    'Si vous avez encore besoin de voir le certificat, demandez un nouveau lien à la personne qui vous l’a envoyé.',
  incompleteTitle: 'Ce lien est incomplet',
  incompleteText:
    'La partie après # est absente ou tronquée. Utilisez le lien entier, tel que vous l’avez reçu.',
  paste: 'Coller le lien complet',
  unknownTitle: 'Lien introuvable',
  unknownText: 'Vérifiez que vous avez le lien entier, tel que vous l’avez reçu.',
  failedTitle: 'Le lien n’a pas pu être ouvert',
  fetchFailed: 'Les données du certificat n’ont pas pu être chargées.',
}
