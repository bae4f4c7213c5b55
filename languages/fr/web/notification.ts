import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { notificationTexts as english } from '../../../web/src/texts/notification.ts'
import { counted } from '../french.ts'

const several =
  (one: string, many: (count: string) => string) =>
  (count: number, shown: string): string =>
    count === 1 ? one : many(shown)

export const notificationTexts: Texts<typeof english> = {
  title: 'Notifications',
  bell: (unread) =>
    unread === '' ? 'Notifications' : `Notifications, ${counted(unread, 'non lue', 'non lues')}`,
  empty: 'Rien de nouveau. Les décisions, les corrections et les tâches terminées apparaissent ici.',
  unread: 'Non lue',
  andMore: (name, others) => `${name} et ${others} de plus`,
  batch: (act, total) => `${act} (${total})`,
  words: {
    'organisation.approved': () => 'Votre organisation a été approuvée.',
    'organisation.returned': () => 'Votre dossier est à corriger.',
    'organisation.suspended': () => 'Votre organisation a été suspendue.',
    'organisation.reinstated': () => 'Votre organisation a été rétablie.',
    'organisation.key-rotated': () => 'La clé de signature a été remplacée.',
    'organisation.key-compromised': () => 'Le vol d’une clé de signature a été signalé.',
    'certificate.accepted': several(
      'Un certificat a été accepté.',
      (count) => `${count} certificats ont été acceptés.`,
    ),
    'certificate.declined': several(
      'Un certificat a été refusé.',
      (count) => `${count} certificats ont été refusés.`,
    ),
    'approval.asked': several(
      'Une approbation vous est demandée.',
      (count) => `${count} approbations vous sont demandées.`,
    ),
    'approval.completed': several(
      'Une demande a reçu toutes ses approbations.',
      (count) => `${count} demandes ont reçu toutes leurs approbations.`,
    ),
    'approval.changed': several(
      'Des certificats à approuver ont changé : il faut redemander.',
      (count) => `${count} demandes d’approbation ont changé : il faut redemander.`,
    ),
    'approval.rejected': several(
      'Une demande d’approbation a été rejetée.',
      (count) => `${count} demandes d’approbation ont été rejetées.`,
    ),
    'correction.asked': several(
      'Un étudiant a demandé une correction.',
      (count) => `${count} corrections ont été demandées.`,
    ),
    'batch.ended': several(
      'Une tâche en arrière-plan est terminée.',
      (count) => `${count} tâches en arrière-plan sont terminées.`,
    ),
    'students.import-ended': several(
      'Une importation d’étudiants est terminée.',
      (count) => `${count} importations sont terminées.`,
    ),
    'students.import-failed': several(
      'Une importation d’étudiants a échoué.',
      (count) => `${count} importations ont échoué.`,
    ),
    'settlement.recorded': several(
      'Un paiement a été enregistré.',
      (count) => `${count} paiements ont été enregistrés.`,
    ),
    'colleague.joined': several(
      'Un collègue a rejoint votre organisation.',
      (count) => `${count} collègues ont rejoint votre organisation.`,
    ),
    'webhook.switched-off': several(
      'Un webhook a été désactivé après des échecs répétés.',
      (count) => `${count} webhooks ont été désactivés après des échecs répétés.`,
    ),
  },
}
