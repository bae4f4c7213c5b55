import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { overviewTexts as english } from '../../../web/src/texts/overview.ts'
import { counted } from '../french.ts'

export const overviewTexts: Texts<typeof english> = {
  start: {
    title: 'Émettez votre premier certificat',
    done: '(fait)',
    category: {
      title: 'Créez un type de certificat',
      text: 'Par exemple « Diplôme » ou « Fin de formation ». Les vérificateurs fixent leurs tarifs par type.',
      action: 'Créer un type',
    },
    template: {
      title: 'Choisissez une maquette (facultatif)',
      text: 'Choisissez une maquette, ajoutez votre logo et vos signatures. Sinon, les certificats utilisent la maquette standard.',
      action: 'Choisir une maquette',
    },
    students: {
      title: 'Ajoutez vos étudiants',
      text: 'Un par un, ou tous à la fois depuis une feuille de calcul.',
      action: 'Ajouter des étudiants',
    },
    certificate: {
      title: 'Créez et signez le premier certificat',
      text: 'Vous pouvez l’annuler pendant dix minutes, et rien n’est définitif avant votre signature.',
      action: 'Créer un certificat',
    },
  },
  attention: {
    title: 'À traiter',
    clear: 'Vous êtes à jour. Tout est signé, envoyé et importé.',
    failed: 'Ce qui demande votre attention n’a pas pu être chargé.',
    approvals: (count) => `${counted(count, 'demande attend', 'demandes attendent')} votre approbation.`,
    decide: 'Examiner et décider',
    unsigned: (count, year) =>
      `${counted(count, `certificat de ${year} n’est pas encore signé`, `certificats de ${year} ne sont pas encore signés`)}.`,
    unsignedEarlier: (count) =>
      `${counted(count, 'certificat d’une année antérieure n’est pas encore signé', 'certificats d’années antérieures ne sont pas encore signés')}.`,
    toTimeline: 'Afficher les années',
    sign: (year) => `Signer les certificats de ${year}`,
    declined: (count) =>
      `${counted(count, 'certificat a été refusé', 'certificats ont été refusés')} au cours des 30 derniers jours.`,
    declinedFor: (title, name) => `${title}, ${name}`,
    mails: (count) =>
      `${counted(count, 'e-mail n’est pas parvenu à son destinataire', 'e-mails ne sont pas parvenus à leurs destinataires')}.`,
    corrections: (count) =>
      `${counted(count, 'demande de correction attend', 'demandes de correction attendent')} votre réponse.`,
    answer: 'Lire et répondre',
    showMails: 'Afficher et renvoyer',
    imported: (count, file) =>
      `${counted(count, `ligne de ${file} n’a pas été importée`, `lignes de ${file} n’ont pas été importées`)}.`,
    importFailed: (file) => `${file} n’a pas pu être importé.`,
    showImport: (file) => `Afficher l’importation de ${file}`,
    show: 'Afficher',
    hide: 'Masquer',
    review: 'Contrôler et signer',
  },
  months: {
    title: 'Les douze derniers mois',
    created: 'Créés',
    signed: 'Signés',
    accepted: 'Acceptés',
    month: 'Mois',
    asTable: 'Afficher en tableau',
    none: 'Aucun certificat créé au cours des douze derniers mois.',
    summary: (month, created, signed, accepted) =>
      `${month} : ${counted(created, 'créé')}, ${counted(signed, 'signé')}, ${counted(accepted, 'accepté')}`,
  },
}
