import type { developer as english } from '@credenza/schema/sentences/developer'
import type { Twin } from '@credenza/schema/sentences/sentence'
import { counted } from '../french.ts'

export const developer: Twin<typeof english> = {
  'invalid.too_many_api_keys': ({ max }) =>
    `Vous pouvez avoir jusqu’à ${counted(max, 'clé')} d’API. Révoquez-en une que vous n’utilisez plus.`,
  'invalid.scopes_of_a_verifier':
    'Les clés d’un vérificateur ne peuvent avoir que les autorisations check et ask.',
  'not_found.api_key': 'Clé d’API introuvable.',
  'too_many_requests.api_key': ({ calls, seconds }) =>
    `Cette clé d’API a effectué ${counted(calls, 'appel')} en une minute. Réessayez dans ${seconds} s.`,

  'invalid.webhook_credentials':
    'Retirez de l’adresse le nom d’utilisateur et le mot de passe : les messages sont signés.',
  'invalid.webhook_private': 'Saisissez une adresse accessible sur l’internet public.',
  'invalid.webhook_off': 'Activez le webhook, puis envoyez un test.',
  'invalid.too_many_webhooks': ({ max }) =>
    `Vous pouvez avoir jusqu’à ${counted(max, 'webhook')}. Supprimez-en un que vous n’utilisez plus.`,
  'invalid.events_of_a_verifier':
    'Les webhooks d’un vérificateur ne peuvent avoir que les événements de ses demandes aux titulaires.',
  'not_found.webhook': 'Webhook introuvable.',
  'not_found.webhook_message': 'Message introuvable.',

  'too_large.check_files': ({ max }) =>
    `Vérifiez au plus ${max.toLocaleString('fr')} ${max < 2 ? 'fichier' : 'fichiers'} à la fois.`,
  'too_large.check_megabytes': ({ max }) => `Vérifiez au plus ${max} Mo à la fois.`,
  'invalid.check_empty': 'Aucun fichier à vérifier. Choisissez-en au moins un.',
  'not_found.check': 'Vérification introuvable. Les vérifications sont supprimées un jour après leur fin.',
  'not_found.check_report': 'Le rapport est disponible une fois tous les fichiers vérifiés.',
  'too_many_requests.checks': 'Trop de vérifications sont en cours. Réessayez dans un instant.',

  'not_found.checkpoint': 'Aucun point de contrôle de cette taille n’est enregistré sur la blockchain.',
  'not_found.log_entries': 'Ce journal ne contient encore aucune entrée.',
  'not_found.tile': 'Tuile introuvable.',
  'not_found.later_tile': 'Le journal ne contient pas encore cette tuile.',
  'not_found.later_entries': 'Le journal ne contient pas encore ces entrées.',
  'not_found.signed_checkpoint': 'Aucun point de contrôle de ce journal n’a été signé ici.',
  'not_found.publication': 'Cette installation ne publie rien à cette adresse.',
  'not_found.did': 'Ce serveur ne connaît pas ce DID.',
  'not_found.status_list': 'Liste de statuts introuvable.',
  'invalid.witness_keys':
    'Indiquez chaque témoin une seule fois, par sa clé de vérification (C2SP, type 0x04).',
  'invalid.quorum': 'Le quorum est supérieur au nombre de témoins.',

  'malformed.object': ({ name }) => `${name} doit être un objet`,
  'malformed.text': ({ name }) => `${name} doit être un texte`,
  'malformed.texts': ({ name }) => `${name} doit être une liste de textes`,
  'malformed.credential_status':
    'credentialStatus doit être une BitstringStatusListEntry dont la finalité est revocation.',
  'malformed.status': 'status doit être true : une révocation est définitive.',
  'malformed.credential': ({ problem }) => `credential : ${problem}`,
  'malformed.credential_issuer': ({ did }) =>
    `credential : l’émetteur doit être ${did}, dont la clé signe ici.`,
  'malformed.credential_proof': 'credential : l’une de ses preuves est illisible.',
  'malformed.credential_ours': ({ url }) =>
    `credential : elle pourrait passer pour un document de ce serveur. On ne peut signer ici ni liste de statuts, ni document dont l’identifiant est celui d’un certificat ou commence par ${url}/.`,
  'not_found.credential': 'Aucune attestation numérique avec cet identifiant n’a été émise avec un statut.',
}
