import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { colleagueTexts as english } from '../../../web/src/texts/colleague.ts'
import { of } from '../french.ts'

export const colleagueTexts: Texts<typeof english> = {
  title: 'Collègues',
  lead: 'Vos collègues se connectent avec leur propre mot de passe et agissent pour votre organisation. La piste d’audit indique qui a fait quoi.',
  ownerOnly:
    'Seul le propriétaire de votre organisation invite et retire des collègues et leur attribue un rôle.',
  list: 'Qui agit pour votre organisation',
  alone: 'Vous êtes la seule personne ici pour l’instant.',
  you: 'Vous',
  noFactor: 'Sans second facteur',
  states: {
    owner: 'Propriétaire',
    active: 'Actif',
    invited: 'Invitation envoyée',
    expired: 'Invitation expirée',
  },
  joined: (date) => `depuis le ${date}`,
  sent: (date) => `invitation du ${date}`,
  invite: 'Inviter un collègue',
  inviteLead:
    'Votre collègue reçoit un e-mail avec un lien et choisit son mot de passe. Le lien fonctionne une fois, pendant sept jours.',
  name: 'Nom',
  email: 'E-mail',
  send: 'Envoyer l’invitation',
  invited: 'Invitation envoyée.',
  again: 'Renvoyer',
  againTo: (name) => `Renvoyer à ${name}`,
  sentAgain: 'Invitation renvoyée. Le lien précédent ne fonctionne plus.',
  role: 'Rôle',
  changeRole: 'Changer de rôle',
  changeRoleOf: (name) => `Changer de rôle : ${name}`,
  roleChanged: 'Rôle modifié.',
  roleNote:
    'Le changement prend effet dès la prochaine action de la personne. Ce qu’elle a déjà fait reste valable.',
  roles: {
    owner: 'Propriétaire',
    manager: 'Gestionnaire',
    preparer: 'Préparateur',
    signer: 'Signataire',
    reviewer: 'Examinateur',
    finance: 'Finances',
    auditor: 'Auditeur',
    departmental: 'Dans des départements',
  },
  rolesMay: {
    manager: 'Tout, sauf les collègues, les clés et la demande d’inscription',
    preparer: 'Ajoute des étudiants et prépare les certificats ; ne peut pas signer',
    signer: 'Signe, suspend et révoque les certificats ; ne peut pas les préparer',
    reviewer: 'Accepte et refuse les demandes',
    finance: 'Consulte tout et fixe les frais',
    auditor: 'Consulte tout et ne modifie rien',
  },
  remove: 'Retirer',
  removeWhom: (name) => `Retirer ${name}`,
  removeQuestion: 'Retirer ce collègue ?',
  removeText:
    'Cette personne sera déconnectée immédiatement, et ses demandes ne seront plus attribuées à personne.',
  removed: 'Collègue retiré.',
  withdraw: 'Retirer',
  withdrawOf: (name) => `Retirer l’invitation ${of(name)}`,
  withdrawQuestion: 'Retirer cette invitation ?',
  withdrawText: 'Le lien contenu dans l’e-mail ne fonctionnera plus.',
  withdrawn: 'Invitation retirée.',
  join: {
    title: 'Rejoindre votre organisation',
    lead: (organisation) =>
      `${organisation} vous a envoyé une invitation. Choisissez un mot de passe pour vous connecter.`,
    submit: 'Rejoindre',
    submitting: 'Inscription…',
    missing: 'Ouvrez cette page avec le lien de votre e-mail d’invitation.',
    toSignIn: 'Aller à la connexion',
    joined: 'Bienvenue. Vous pouvez maintenant vous connecter.',
  },
}
