import type { health as english } from '@credenza/schema/sentences/health'
import type { Twin } from '@credenza/schema/sentences/sentence'
import { counted, plural } from '../french.ts'

export const health: Twin<typeof english> = {
  'health.database_unreachable': 'La base de données est injoignable.',
  'health.jobs_unreachable': 'La file des tâches est injoignable.',
  'health.mail_unreachable': 'La boîte d’envoi est injoignable.',
  'health.documents_unreachable': 'Le stockage des documents est injoignable.',
  'health.log_unreachable': 'Le journal est injoignable.',
  'health.chain_unreachable': 'La blockchain est injoignable.',
  'health.history_unreachable': 'L’historique est injoignable.',
  'health.backup_unreachable': 'L’emplacement des sauvegardes est injoignable.',
  'health.processes_unreachable': 'La liste des processus est illisible.',

  'health.database_ok': 'La base de données répond.',
  'health.database_slow': 'La base de données répond lentement.',
  'health.database_read_only':
    'La base de données n’accepte aucune écriture : son disque est plein ou elle est en lecture seule. La lecture continue, et l’écriture reprendra d’elle-même dès qu’il y aura de la place.',
  'health.documents_ok': 'Le stockage des documents répond.',

  'health.jobs_ok': 'Toutes les tâches sont terminées.',
  'health.jobs_failed': ({ failed }) =>
    `${counted(failed, 'tâche a échoué et ne sera pas relancée', 'tâches ont échoué et ne seront pas relancées')}.`,
  'health.jobs_late': ({ waiting }) =>
    `${counted(waiting, 'tâche')} en attente, parfois depuis plus de dix minutes.`,
  'health.jobs_moving': ({ waiting }) => `${counted(waiting, 'tâche')} dans les files, traitement en cours.`,

  'health.log_ok': 'Tout ce qui est accepté est dans le journal et enregistré sur la blockchain.',
  'health.log_late': ({ waiting, minutes }) =>
    `${counted(waiting, 'élément absent', 'éléments absents')} du journal, parfois depuis plus de ${counted(minutes, 'minute')}.`,
  'health.log_contradicted': 'Un témoin a vu un autre historique du journal.',
  'health.witnesses_missing': 'Trop peu de témoins ont signé le journal.',

  'health.chain_ok': ({ block }) => `La blockchain répond. Son dernier bloc est ${block}.`,
  'health.chain_behind': ({ behind, minutes }) =>
    `La blockchain a ${counted(behind, 'entrée')} de retard sur le journal, depuis plus de ${counted(minutes, 'minute')}.`,
  'health.chain_late': ({ waiting }) =>
    `${counted(waiting, 'transaction')} en attente, parfois depuis plus de dix minutes.`,
  'health.chain_account_empty': 'Le compte qui paie les transactions est vide.',

  'health.processes_ok': 'Chaque rôle est tenu par un processus en marche.',
  'health.processes_missing': ({ roles }) =>
    `Aucun processus en marche n’a ces rôles, leur travail attend : ${roles}.`,
  'health.history_ok': 'Aucune modification de l’historique n’a été trouvée.',
  'health.history_doubtful': ({ parts }) =>
    `${counted(parts, 'partie')} de l’historique ne ${plural(parts, 'correspond', 'correspondent')} plus. ` +
    'Exécutez npm run audit, et restaurez une sauvegarde que cet audit juge intacte.',

  'health.backup_ok': 'Tout est sauvegardé.',
  'health.backup_none':
    'Aucune sauvegarde n’est configurée : définissez BACKUP_FOLDER, ou BACKUP_S3_ENDPOINT et ses réglages.',
  'health.backup_elsewhere':
    'Les sauvegardes sont faites ailleurs, comme l’indique BACKUP_ELSEWHERE=true. Elles ne sont pas contrôlées ici.',
  'health.backup_behind': 'Les nouvelles modifications ne sont pas sauvegardées.',
  'health.backup_old': 'La sauvegarde la plus récente est trop ancienne.',
  'health.backup_drill_failed':
    'Le dernier essai de restauration a trouvé une erreur. Exécutez credenza drill pour la voir.',
  'health.backup_no_drill': 'Aucun essai de restauration n’a réussi depuis trop longtemps.',
  'health.backup_not_archived':
    'Le journal de la base de données n’est pas archivé. Installez pgBackRest ou Barman, ou indiquez avec BACKUP_ELSEWHERE=true que les sauvegardes sont faites ailleurs.',
  'health.backup_archiving_fails':
    'La base de données ne peut pas archiver son journal. La raison figure dans ses propres messages.',
}
