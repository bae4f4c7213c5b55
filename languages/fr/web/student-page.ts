import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { studentPageTexts as english } from '../../../web/src/texts/student-page.ts'
import { counted, plural } from '../french.ts'

export const studentPageTexts: Texts<typeof english> = {
  title: 'Étudiant',
  details: 'Informations',
  addedOn: 'Ajouté le',
  archived: 'Archivé',
  archivedOn: (date) =>
    `Archivé le ${date}. Vous ne pouvez plus émettre de certificats pour cet étudiant tant que vous ne l’avez pas restauré. Les certificats existants restent inchangés.`,
  noMail: 'Aucun e-mail n’est envoyé à cette adresse',
  erased:
    'Cette personne a effacé son compte, et ses certificats ne peuvent plus être ouverts. Si vous émettez un autre certificat à son nom, elle recevra un nouveau compte.',
  edit: 'Modifier',
  editTitle: (name) => `Modifier ${name}`,
  editLead: 'Les modifications s’appliquent à cette liste et aux certificats que vous créerez désormais.',
  keepsName: (count) =>
    `${counted(count, 'certificat a été créé avec le nom actuel et le garde', 'certificats ont été créés avec le nom actuel et le gardent')}. Après l’enregistrement, vous pourrez émettre ${plural(count, 'une correction', 'des corrections')}.`,
  newEmail:
    'Si l’étudiant ne s’est pas encore connecté, les certificats existants passent au nouvel e-mail. Sinon, ils restent dans le compte lié à l’ancien.',
  conflict:
    'Quelqu’un d’autre a modifié cet étudiant entre-temps. Ses modifications sont reprises, et votre saisie est conservée. Vérifiez tout et enregistrez à nouveau.',
  saving: 'Enregistrement…',
  saved: 'Étudiant enregistré.',
  issue: 'Émettre un certificat',
  certificates: 'Certificats',
  noCertificates: 'Aucun certificat n’a encore été créé pour cet étudiant.',
  otherName: (count, name) =>
    `${counted(count, 'certificat porte', 'certificats portent')} un autre nom que ${name}`,
  otherNameText:
    'Les certificats gardent ce qui a été signé. Si nécessaire, émettez une correction avec le nouveau nom.',
  correct: 'Émettre une correction',
  correctOf: (title) => `Émettre une correction : ${title}`,
  history: 'Historique',
  historyFailed: 'L’historique n’a pas pu être chargé.',
  noHistory: 'Rien n’a encore été enregistré sur cet étudiant.',
  earlier: 'Afficher les entrées antérieures',
  bySystem: 'Credenza',
  account: 'Compte',
  invitation: {
    none: 'Pas encore invité',
    waiting: 'Invitation en cours d’envoi',
    sent: 'Invité',
    failed: 'L’invitation n’a pas pu être remise',
    accepted: 'S’est connecté avec votre invitation',
  },
  invitedAt: (date) => `le ${date}`,
  invitationLead:
    'L’invitation contient un lien. Il permet à l’étudiant de choisir un mot de passe ou de se connecter, et de retrouver ses certificats.',
  failed: 'Une partie a échoué. Ouvrez « Détails » pour voir pourquoi.',
  acts: {
    invite: {
      button: 'Inviter',
      again: 'Inviter à nouveau',
      title: (count) => `Inviter ${counted(count, 'étudiant')} ?`,
      text: 'Chacun reçoit un e-mail avec un lien vers son compte. Personne n’est invité plus d’une fois par jour.',
      running: 'Envoi des invitations…',
      done: 'Invitation envoyée.',
    },
    archive: {
      button: 'Archiver',
      title: (count) => `Archiver ${counted(count, 'étudiant')} ?`,
      text: 'Ils quittent la liste, et vous ne pouvez plus émettre de certificats pour eux. Les certificats existants restent inchangés. Vous pouvez annuler pendant 10 minutes, et les restaurer à tout moment.',
      running: 'Archivage…',
      done: 'Archivage effectué.',
    },
    'export-students': {
      button: 'Exporter',
      title: (count) => `Exporter ${counted(count, 'étudiant')} ?`,
      text: 'Vous obtenez un fichier avec toutes les informations, que vous pourrez réimporter. Téléchargez-le sous un jour, depuis la barre en bas de la page.',
      running: 'Exportation…',
      done: 'Le fichier est prêt à être téléchargé.',
    },
    restore: {
      button: 'Restaurer',
      title: (count) => `Restaurer ${counted(count, 'étudiant')} ?`,
      text: 'Ils reviennent dans la liste, et vous pouvez à nouveau émettre des certificats pour eux.',
      running: 'Restauration…',
      done: 'Restauration effectuée.',
    },
    'edit-students': {
      button: 'Modifier',
      title: (count) => `Modifier ${counted(count, 'étudiant')} ?`,
      text: 'Choisissez ce qui change pour tous. Les modifications s’appliquent à cette liste et aux certificats que vous créerez désormais. Les certificats existants restent inchangés. Vous pouvez annuler pendant 10 minutes.',
      running: 'Enregistrement…',
      done: 'Enregistré.',
    },
  },
  cleared: 'Laissez vide pour effacer cette information chez tous.',
  exportFormat: 'Type de fichier',
  selected: 'Étudiants sélectionnés',
  chooseAll: (count) => `Sélectionner tous les résultats (${count})`,
  shown: 'Quels étudiants',
  current: 'Étudiants actuels',
  onlyArchived: 'Étudiants archivés',
}
