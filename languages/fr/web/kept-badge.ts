import type { Texts } from '../../../web/src/lib/texts.ts'
import type { keptBadgeTexts as english } from '../../../web/src/texts/kept-badge.ts'

export const keptBadgeTexts: Texts<typeof english> = {
  title: 'Badges d’ailleurs',
  lead: 'Les Open Badges que d’autres émetteurs vous ont donnés. Les applications que vous connectez peuvent les lire.',
  choose: 'Ajouter un fichier de badge',
  hint: 'Un Open Badge 3.0 sous forme de fichier .json ou .jwt.',
  none: 'Vous ne conservez aucun badge d’ailleurs.',
  kept: 'Badge ajouté.',
  check: 'Vérifier',
  checkNamed: (badge) => `Vérifier ${badge}`,
  remove: 'Supprimer',
  removeNamed: (badge) => `Supprimer ${badge}`,
  removeTitle: 'Supprimer ce badge ?',
  removeText: 'Il sera supprimé ici. Son émetteur peut vous l’envoyer de nouveau.',
  removed: 'Badge supprimé.',
  yours: 'Il indique votre adresse e-mail comme celle du destinataire.',
  notYours: 'Il n’indique pas votre adresse e-mail. Les autres ne peuvent pas y voir qu’il est à vous.',
  save: 'Enregistrer le fichier du badge',
}
