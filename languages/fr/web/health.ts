import type { Texts } from '../../../web/src/lib/texts.ts'
import type { healthTexts as english } from '../../../web/src/texts/health.ts'

export const healthTexts: Texts<typeof english> = {
  title: 'État du système',
  lead: 'L’état de chaque partie de la plateforme, contrôlé toutes les 15 secondes.',
  again: 'Contrôler à nouveau',
  allWell: 'Tout fonctionne.',
  someAttention: (count, shown) =>
    count === 1 ? 'Un élément demande votre attention.' : `${shown} éléments demandent votre attention.`,
  someDown: (count, shown) => (count === 1 ? 'Un élément est en panne.' : `${shown} éléments sont en panne.`),
  parts: {
    database: 'Base de données',
    jobs: 'Tâches en arrière-plan',
    mail: 'E-mail',
    documents: 'Stockage des documents',
    log: 'Journal public',
    chain: 'Blockchain',
    history: 'Historique',
  },
  states: { ok: 'Fonctionne', attention: 'À surveiller', down: 'En panne' },
  mails: {
    title: 'E-mails en attente et en échec',
    table: 'E-mails en attente et en échec',
    retry: 'Réessayer maintenant',
    retried: 'Tous sont en cours de renvoi.',
    empty: 'Tous les e-mails ont été envoyés.',
    kinds: {
      'account.code': 'Code de réinitialisation du mot de passe',
      'account.password-changed': 'Mot de passe modifié',
      'account.passkey-added': 'Clé d’accès ajoutée',
      'account.passkey-removed': 'Clé d’accès supprimée',
      'account.totp-added': 'Application d’authentification ajoutée',
      'account.totp-removed': 'Application d’authentification supprimée',
      'account.recovery-codes-replaced': 'Codes de récupération remplacés',
      'account.recovery-code-used': 'Code de récupération utilisé',
      'organisation.approved': 'Organisation approuvée',
      'organisation.returned': 'Dossier retourné',
      'organisation.suspended': 'Organisation suspendue',
      'organisation.reinstated': 'Organisation rétablie',
      'organisation.key-compromised': 'Clé de signature volée',
      'certificate.key-compromised': 'Certificats à réémettre',
    },
    states: { queued: 'En attente', failed: 'Échec' },
    columns: {
      kind: 'Type',
      recipient: 'À',
      state: 'État',
      attempts: 'Tentatives',
      lastError: 'Dernière erreur',
      created: 'Création',
    },
  },
}
