import type { organisation as english } from '@credenza/schema/sentences/organisation'
import type { Twin } from '@credenza/schema/sentences/sentence'
import { messages } from '../messages.ts'

/** How an organisation stands, as an adjective. */
const standing: Record<string, string> = {
  registered: 'inscrite',
  pending: 'en attente',
  returned: 'à corriger',
  approved: 'approuvée',
  suspended: 'suspendue',
}
const named = (status: string): string => standing[status] ?? status

export const organisation: Twin<typeof english> = {
  not_approved: messages.waitForApproval,
  suspended: ({ reason }) => `Votre organisation est suspendue. ${reason}`.trim(),
  'suspended.invitation': ({ organisation }) =>
    `${organisation} : cette organisation est suspendue, et personne ne peut la rejoindre pour l’instant. Rouvrez votre invitation une fois qu’elle sera rétablie.`,
  'suspended.batch': 'Votre organisation a été suspendue avant la fin de l’opération.',
  already_onboarded: 'Un administrateur examine déjà ces informations.',
  'not_signed_in.application': 'Connectez-vous pour corriger votre dossier et le soumettre à nouveau.',
  'forbidden.application': 'Ce dossier n’est pas le vôtre.',
  'already_decided.organisation': ({ status, from, to }) =>
    `Cette organisation est ${named(status)}. Pour devenir « ${named(to)} », elle doit être « ${named(from)} ».`,
  'already_decided.application_changed':
    'Ce dossier a été soumis à nouveau. Relisez-le, puis prenez votre décision.',
  look_alike: ({ name }) => `Ce nom ressemble trop à celui d’une autre organisation : ${name}.`,
  'not_found.registration': 'Inscription introuvable. Recommencez avec vos informations.',
  'not_found.organisation': 'Organisation introuvable.',

  'invalid.verifiers_not_approved': 'Choisissez uniquement des vérificateurs approuvés.',
  'invalid.verifiers_chosen_by_issuers': 'Seuls les émetteurs choisissent des vérificateurs.',
  'invalid.profile_image_needed': messages.newImageNeeded,
  'invalid.profile_image_size': ({ side }) => `L’image de profil doit faire ${side} × ${side} pixels.`,
  'unsupported_type.profile_image': 'L’image de profil doit être au format JPEG.',
  'too_large.profile_image': ({ kilobytes }) => `L’image de profil doit faire moins de ${kilobytes} ko.`,

  'not_found.key': 'L’organisation n’a pas cette clé.',
  'unavailable.key_store':
    'Le coffre de clés qui détient votre clé de signature ne répond pas. Rien n’est perdu. Réessayez dans un instant.',
  'unavailable.key_refused':
    'Le coffre de clés ne nous laisse pas utiliser votre clé de signature : elle est peut-être désactivée ou supprimée. Adressez-vous à la personne qui le gère.',
  'unavailable.key_wrong':
    'Le coffre de clés a répondu avec la signature d’une autre clé. Elle n’a pas été utilisée. Adressez-vous à la personne qui le gère.',
  'unavailable.key_store_gone':
    'Votre clé de signature se trouve dans un coffre de clés auquel ce déploiement n’est plus relié. Adressez-vous à l’exploitant.',
  'unavailable.seal':
    'Le service qui scelle ce PDF ne répond pas. Le certificat lui-même n’est pas concerné. Réessayez dans un instant.',
  'unavailable.seal_refused':
    'Le service qui scelle ce PDF refuse son cachet. Le certificat lui-même n’est pas concerné. Demandez à l’exploitant de vérifier les réglages du cachet.',
  'unavailable.seal_stolen':
    'L’émetteur a signalé comme volée la clé qui scelle ce PDF. Le certificat lui-même n’est pas concerné. L’émetteur doit prévoir une autre clé pour le cachet.',
  'invalid.seal_remote':
    'Votre cachet est chez un prestataire. Ses certificats viennent de lui, et sa clé y est remplacée.',
  'invalid.store_label': ({ prefix }) =>
    `Le libellé doit commencer par ${prefix} et ne contenir que des lettres, des chiffres, des traits d’union et de soulignement, et une barre oblique au plus.`,
  'invalid.store_not_connected': 'Ce déploiement n’est pas relié à ce coffre de clés.',
  'invalid.store_key_unknown':
    'Le coffre de clés n’a pas de clé portant ce libellé, ou ne laisse pas ce déploiement l’utiliser.',
  'invalid.store_key_kind': ({ algorithm }) => `Choisissez une clé ${algorithm}.`,
  'invalid.store_key_used': 'Cette clé a déjà servi à signer ici. Créez-en une nouvelle.',
  'invalid.theft_in_future': 'Choisissez une date et une heure passées.',
  'invalid.theft_before_key': 'La clé n’existait pas encore à ce moment.',
  'invalid.theft_later':
    'Un moment antérieur a déjà été signalé. Vous pouvez indiquer un moment plus ancien, mais pas plus récent.',

  held: 'Les données de cette personne sont sous conservation légale. Levez-la d’abord.',
  'not_found.breach': 'Dossier de violation introuvable.',
  'already_decided.breach_closed': 'Ce dossier est clos.',
  'not_found.hold': 'Conservation introuvable.',
  'not_found.hold_subject': 'Aucune personne ni organisation n’a cet identifiant.',
  'invalid.retention_days': ({ least, most }) => `Choisissez de ${least} à ${most} jours.`,
}
