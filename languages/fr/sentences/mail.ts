import type { mail as english, MailFailure, MailReason } from '@credenza/schema/sentences/mail'
import type { Twin } from '@credenza/schema/sentences/sentence'
import { counted } from '../french.ts'

const reasons: Record<MailReason, string> = {
  recipient_refused: 'destinataire refusé',
  recipient_put_off: 'destinataire refusé pour l’instant',
  sender_refused: 'expéditeur refusé',
  message_refused: 'message refusé',
  not_an_email_address: 'ce n’est pas une adresse e-mail',
  sign_in_refused: 'connexion au serveur de messagerie refusée',
  mail_server_not_ready: 'serveur de messagerie indisponible',
  connection_refused: 'connexion refusée',
  connection_lost: 'connexion interrompue',
  no_answer_in_time: 'pas de réponse à temps',
  server_name_not_found: 'nom de serveur introuvable',
  no_secure_connection: 'pas de connexion sécurisée',
  address_dead: 'l’adresse n’accepte pas d’e-mails',
  address_complained: 'le destinataire s’est plaint',
  returned: 'il est revenu',
  pdf_not_sealed: 'son PDF ne peut pas être scellé',
  organisation_suspended: 'l’organisation est suspendue',
  unexpected_error: 'erreur inattendue',
}

const inBrackets = (status: number | null): string => (status === null ? '' : ` (${status})`)
const because = ({ reason, status }: MailFailure): string => reasons[reason] + inBrackets(status)
const waitingMails = (count: number): string => `${counted(count, 'e-mail')} en attente`

export const mail: Twin<typeof english> = {
  'mail.failed': because,
  'mail.delivery_refused': ({ status }) =>
    `Le serveur de messagerie n’accepte pas d’e-mails pour cette adresse${inBrackets(status)}. Vérifiez l’adresse.`,
  'mail.delivery_without_address': 'Impossible d’envoyer un e-mail à cette adresse. Corrigez-la.',
  'mail.delivery_message_refused': ({ status }) =>
    `Le serveur de messagerie a refusé cet e-mail${inBrackets(status)}.`,
  'mail.delivery_given_up': (failure) =>
    `L’e-mail n’a pas pu être envoyé en l’espace d’un jour : ${because(failure)}.`,
  'mail.delivery_waits': (failure) =>
    `L’e-mail n’a pas encore été envoyé : ${because(failure)}. Nous allons réessayer.`,
  'mail.address_dead':
    'Un e-mail envoyé à cette adresse est revenu, car personne n’y reçoit de courrier ; plus aucun n’y est donc envoyé. Demandez une autre adresse à la personne et saisissez-la.',
  'mail.address_complained':
    'Un e-mail envoyé à cette adresse a été signalé comme indésirable ; plus aucun n’y est donc envoyé. Demandez une autre adresse à la personne et saisissez-la, ou demandez à l’administrateur d’autoriser de nouveau celle-ci.',
  'mail.delivery_returned': 'L’e-mail est revenu. Vérifiez l’adresse, puis renvoyez-le.',
  'mail.delivery_returns':
    'L’e-mail est revenu, mais l’adresse fonctionnera peut-être plus tard. Nous réessaierons dans quelques heures.',

  'health.mail_stuck': ({ waiting, ...failure }) =>
    `Aucun e-mail ne part : ${because(failure)}. ${waitingMails(waiting)}.`,
  'health.mail_failed': ({ failed }) =>
    `${counted(failed, 'e-mail n’a pas pu être envoyé', 'e-mails n’ont pas pu être envoyés')}.`,
  'health.mail_late': ({ waiting }) => `${waitingMails(waiting)}, parfois depuis plus de dix minutes.`,
  'health.mail_waits': ({ waiting }) => `${waitingMails(waiting)} d’envoi.`,
  'health.mail_ok': 'Tous les e-mails ont été envoyés.',
}
