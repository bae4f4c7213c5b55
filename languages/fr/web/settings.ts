import type { Texts } from '../../../web/src/lib/texts.ts'
import type { settingsTexts as english } from '../../../web/src/texts/settings.ts'

export const settingsTexts: Texts<typeof english> = {
  title: 'Paramètres',
  lead: 'L’apparence de votre organisation sur les certificats, qui les examine, et la clé qui signe.',
  verifierLead: 'L’apparence de votre organisation, et la clé qui signe ses décisions.',
  notApproved: 'Vous pourrez modifier ces paramètres une fois votre organisation approuvée.',
  nameTitle: 'Nom sur les certificats',
  name: 'Nom affiché',
  issuerNameHint:
    'Les nouveaux certificats indiquent ce nom comme émetteur. Les certificats existants gardent le nom avec lequel ils ont été signés.',
  verifierNameHint: 'Vos décisions portent désormais ce nom.',
  timeZoneTitle: 'Heures',
  timeZone: 'Fuseau horaire',
  timeZoneHint:
    'Les membres de votre organisation y lisent toutes les heures, à l’écran et dans les fichiers. Les dates des certificats ne changent jamais. Sans fuseau, chacun lit l’heure de son navigateur.',
  browsersZone: (zone) => `Celui de votre navigateur : ${zone}`,
  clearTimeZone: 'Effacer le fuseau horaire',
  noTimeZone: 'Aucun fuseau horaire ne correspond.',
  verifiersTitle: 'Vérificateurs',
  verifiers: 'Vérificateurs qui examinent vos certificats',
  verifiersHint: 'Si vous n’en choisissez aucun, tous les vérificateurs approuvés voient vos demandes.',
  everyVerifier: 'Tous les vérificateurs approuvés',
  clearVerifiers: 'Effacer la sélection',
  verifiersNone: 'Aucun vérificateur ne correspond.',
  verifiersFailed: 'Les vérificateurs n’ont pas pu être chargés.',
  publicTitle: 'Page publique',
  publicLead:
    'Toute personne qui vérifie l’un de vos certificats peut l’ouvrir. Elle montre votre approbation, vos clés et vos types de certificat, ainsi que :',
  publicOpen: 'Ouvrir la page',
  publicWebsite: 'Site web',
  publicEmail: 'E-mail',
  publicLogo: 'Afficher mon image de profil comme logo',
  lookTitle: 'En-tête de vos étudiants',
  lookLead:
    'Ce que vos étudiants voient après la connexion, si vous êtes leur seul émetteur. Votre logo est à côté si vous le publiez.',
  colour: 'Couleur, par exemple #1a4d8f ; vide pour la nôtre',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  discard: 'Abandonner les modifications',
  saved: 'Paramètres enregistrés.',
  undo: 'Annuler',
  undone: 'Modifications annulées.',
  keyTitle: 'Clé de signature',
  keyLead:
    'Votre organisation signe avec une clé que nous conservons scellée. Remplacez-la si vous pensez que quelqu’un d’autre a pu utiliser votre compte.',
  keyEffects: [
    'Désormais, vous signez tout avec la nouvelle clé.',
    'Ce qui a déjà été signé reste valide : l’ancienne clé publique reste publiée pour les vérifications.',
    'Votre signature numérique change dans « Mon profil ». Les copies de l’ancienne ne fonctionnent plus.',
  ],
  rotate: 'Remplacer la clé de signature',
  rotating: 'Remplacement…',
  rotateQuestion: 'Remplacer la clé de signature maintenant ?',
  rotateConfirm: 'Oui, remplacer',
  rotated: 'Clé de signature remplacée.',
  newKey: 'Nouvelle clé publique',
  newKeyName: 'nouvelle clé publique',
  newKeyCopied: 'Clé publique copiée !',
  factorNeeded:
    'Remplacer la clé exige un second facteur. Configurez d’abord une clé d’accès ou une application d’authentification.',
  openSecurity: 'Ouvrir la sécurité',
}
