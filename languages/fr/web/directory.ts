import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { directoryTexts as english } from '../../../web/src/texts/directory.ts'
import { counted } from '../french.ts'

export const directoryTexts: Texts<typeof english> = {
  title: 'Annuaire',
  lead: 'Laissez votre propre annuaire (Microsoft Entra, Okta ou un autre avec SCIM 2.0) ajouter et retirer des collègues. Saisissez-y cette adresse et une clé.',
  address: 'Adresse SCIM',
  copied: 'Copié !',
  newKey: 'Créer une clé',
  keyName: 'Annuaire',
  keyLead:
    'Avec cette clé, votre annuaire envoie des personnes et des groupes. Elle n’ouvre rien d’autre et n’expire pas. Vous pouvez la révoquer sur la page Développeurs.',
  keyMade: 'Clé de votre annuaire',
  keyNoun: 'clé',
  done: 'Terminé',
  keys: 'Clés de votre annuaire',
  lastUsed: (time) => `dernière utilisation le ${time}`,
  unused: 'pas encore utilisée',
  groups: 'Groupes de votre annuaire',
  noGroups: 'Aucun groupe pour l’instant. Ils apparaissent ici dès que votre annuaire les a envoyés.',
  people: (count) => counted(count, 'personne'),
  role: 'Rôle des personnes du groupe',
  noRole: 'Aucun rôle',
  noRoleMay: 'Le groupe ne donne aucun accès',
  change: 'Changer de rôle',
  changeOf: (group) => `Changer de rôle : ${group}`,
  changeNote:
    'Les personnes du groupe qui ne sont pas encore ici reçoivent une invitation par e-mail. Celles qui n’ont plus de rôle perdent aussitôt leur accès.',
  changed: 'Rôle du groupe modifié.',
}
