import type { account as english } from '@credenza/schema/sentences/account'
import type { Twin } from '@credenza/schema/sentences/sentence'
import { counted, either } from '../french.ts'
import { messages } from '../messages.ts'

const duration = (seconds: number): string =>
  seconds < 60 ? counted(seconds, 'seconde') : counted(Math.ceil(seconds / 60), 'minute')

export const account: Twin<typeof english> = {
  not_signed_in: 'Connectez-vous pour continuer.',
  'not_signed_in.api_key': 'Envoyez une clé d’API valide : Authorization: Bearer crd_…',
  sign_in_failed: 'L’e-mail, le mot de passe ou le rôle est incorrect.',
  sign_in_expired: 'Cette connexion a pris trop de temps. Reconnectez-vous.',
  forbidden: 'Votre rôle ne permet pas cette action.',
  'forbidden.api_key': 'Les clés d’API ne fonctionnent que pour les appels sous /v1, /vc-api et /scim/v2.',
  'forbidden.scope': ({ scopes }) => `Il manque à cette clé d’API l’autorisation ${either(scopes)}.`,
  'forbidden.owner_only': 'Seul le propriétaire de votre organisation peut le faire.',
  'forbidden.member_role':
    'Votre rôle dans votre organisation ne le permet pas. Adressez-vous à son propriétaire.',
  'forbidden.departmental':
    'Cette action est réservée aux personnes et aux clés d’API de toute l’organisation.',
  'forbidden.starter_left':
    'La personne ou la clé d’API qui a lancé ceci n’y est plus autorisée. Une personne autorisée peut réessayer.',
  'forbidden.setup_link_used':
    'Ce lien de configuration a déjà servi. Redémarrez le serveur pour en obtenir un nouveau.',
  email_taken: messages.emailTaken,
  otp_wrong: messages.otpWrong,
  otp_expired:
    'Ce code a expiré ou a déjà servi. Appuyez sur « Renvoyer le code » pour en recevoir un nouveau.',
  'otp_expired.tries': 'Trop de codes erronés. Appuyez sur « Renvoyer le code » pour en recevoir un nouveau.',
  reset_token_invalid:
    'Cette réinitialisation du mot de passe a expiré ou a déjà servi. Recommencez avec votre e-mail.',
  'too_many_requests.otp': messages.otpTooSoon,
  'too_many_requests.attempts': ({ seconds }) =>
    `Trop de tentatives. Attendez ${duration(seconds)}, puis réessayez.`,
  'invalid.password_wrong': 'Ce n’est pas votre mot de passe. Vérifiez-le et réessayez.',
  'invalid.password_initial': messages.initialPasswordAgain,
  'invalid.member_role': 'Choisissez un rôle qui existe dans votre organisation.',
  'invalid.password_common':
    'Ce mot de passe est trop facile à deviner. Choisissez-en un plus long, par exemple quatre mots sans lien entre eux.',
  'invalid.password_known':
    'Ce mot de passe se compose de noms faciles à deviner. Choisissez autre chose, par exemple quatre mots sans lien entre eux.',
  'not_found.session': 'Cette session est déjà terminée.',
  'not_found.application_request': 'Cette demande a expiré. Recommencez dans l’application.',
  'not_found.application': 'Cette application n’est plus connectée.',
  'not_signed_in.application_token': 'Le jeton d’accès manque, a expiré ou a été révoqué.',
  'forbidden.application_scope': 'Ce jeton d’accès ne permet pas cet appel.',
  'not_found.badge': 'Ce badge n’existe pas.',
  'invalid.badge': 'Envoyez un badge au format Open Badge 3.0 avec un identifiant.',
  'invalid.badge_signature': 'La signature de ce badge n’a pas pu être vérifiée.',
  'invalid.badge_schema': 'Ce badge ne respecte pas le schéma qu’il indique.',
  'invalid.badge_app':
    'Cette application ne fournit pas de badges selon Open Badges 3.0. Vérifiez son adresse ou ajoutez un fichier de badge.',
  'invalid.badge_visit':
    'L’application ne nous a pas donné accès, ou cela a pris plus de dix minutes. Recommencez.',
  'unavailable.badge_app':
    'Cette application ne répond pas. Vérifiez son adresse et réessayez dans quelques minutes.',
  'invalid.badge_older': 'Une version plus récente de ce badge est déjà conservée.',
  'invalid.badge_large': ({ kilobytes }) => `Un badge peut peser jusqu’à ${kilobytes} ko.`,
  'invalid.badges_full': ({ most }) => `Vous conservez déjà ${most} badges. Supprimez-en d’abord.`,
  'invalid.badges_large': ({ megabytes }) =>
    `L’ensemble de vos badges ne peut dépasser ${megabytes} Mo. Supprimez-en d’abord.`,
  'invalid.profile':
    'Envoyez le profil entier. Son identifiant, son nom et son adresse e-mail ne peuvent pas être modifiés. Seuls des coordonnées, une description, une image et des noms peuvent y être ajoutés.',

  second_factor_required: 'Configurez d’abord une clé d’accès ou une application d’authentification.',
  'second_factor_required.last':
    'Ajoutez une autre clé d’accès ou une application d’authentification avant de supprimer celle-ci.',
  second_factor_stale: 'Confirmez avec votre second facteur, puis réessayez.',
  second_factor_wrong: 'La confirmation n’a pas abouti. Vérifiez votre saisie et réessayez.',
  'second_factor_wrong.unknown_passkey': 'Aucun compte avec ce rôle n’utilise cette clé d’accès.',
  second_factor_expired:
    'Cette connexion a pris trop de temps ou compte trop de tentatives échouées. Reconnectez-vous.',
  'already_exists.passkey': 'Cette clé d’accès est déjà utilisée.',
  'not_found.passkey': 'Clé d’accès introuvable.',
  'not_found.authenticator_app': 'Aucune application d’authentification n’est configurée.',

  welcome_ended:
    'Ce lien ne permet plus de choisir un mot de passe. Connectez-vous, ou choisissez « Mot de passe oublié ».',
  invitation_ended: 'Cette invitation a expiré, a déjà servi ou a été retirée. Demandez-en une nouvelle.',
  'already_exists.invitation': 'Cette personne a déjà reçu une invitation. Renvoyez-la plutôt.',
  'invalid.too_many_colleagues': ({ max }) =>
    `Vous pouvez avoir jusqu’à ${counted(max, 'collègue')}. Retirez une personne qui a quitté l’organisation.`,
  'invalid.assignee': 'Choisissez une personne qui a rejoint votre organisation.',
  'not_found.invitation': 'Invitation introuvable.',
  'not_found.colleague': 'Collègue introuvable.',

  'not_found.department': 'Département introuvable.',
  'not_found.in_departments': 'Introuvable dans vos départements.',
  'already_exists.department': ({ name }) => `Il existe déjà un département nommé ${name}.`,
  'invalid.department': 'Choisissez un département ouvert de votre organisation.',
  'invalid.department_needed': 'Choisissez le département dans lequel vous travaillez, puis réessayez.',
  'invalid.department_itself': 'Choisissez un autre département.',
  'invalid.too_many_departments': ({ max }) =>
    `Vous pouvez avoir jusqu’à ${max} départements. Fusionnez-en quelques-uns.`,
  second_admin_needed:
    'Il faut deux administrateurs. Votre demande est notée : un autre administrateur doit faire la même chose dans les sept jours.',
  'invalid.one_admin': 'Il faut d’abord un second administrateur. Invitez-en un.',
}
