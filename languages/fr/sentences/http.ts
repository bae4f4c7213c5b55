import type { http as english } from '@credenza/schema/sentences/http'
import type { Twin } from '@credenza/schema/sentences/sentence'
import { messages } from '../messages.ts'

export const http: Twin<typeof english> = {
  malformed: 'La requête est illisible : envoyez un JSON bien formé.',
  'malformed.empty_body': 'La requête est vide. Envoyez un objet JSON.',
  'malformed.control_characters': 'Retirez les caractères de contrôle de la requête.',
  'malformed.not_utf8': 'La requête n’est pas en UTF-8. Encodez-la en UTF-8, puis renvoyez-la.',
  'malformed.repeated_member': 'Le JSON donne un même nom à deux valeurs. Envoyez chaque nom une seule fois.',
  'invalid.no_certificate':
    'Aucun certificat lisible n’a été trouvé, ce qui ne dit rien d’un certificat. Envoyez un certificat, un fichier de certificat, un PDF, une image, une présentation qui en contient un, ou l’un de nos liens.',
  'invalid.link_incomplete':
    'Le lien est incomplet : la partie après # ouvre le certificat. Envoyez le lien entier.',
  'invalid.cursor':
    'cursor doit être le nextCursor de la réponse précédente, avec la même liste, le même tri et le même filtre. Omettez-le pour recommencer.',
  'malformed.last_event_id': 'Last-Event-ID doit être l’identifiant d’un événement antérieur.',
  'malformed.upload': 'Le formulaire est incomplet. Envoyez-le à nouveau.',
  idempotency_key_invalid: 'Idempotency-Key doit compter de 1 à 200 caractères imprimables, sans espace.',
  idempotency_key_reused: 'Cette Idempotency-Key a servi pour une autre requête. Utilisez-en une nouvelle.',
  request_in_progress: 'La même requête est encore en cours. Réessayez dans un instant.',
  not_found: 'Il n’y a rien à cette adresse.',
  'not_found.call': ({ method, path }) =>
    `L’appel ${method} ${path} n’existe pas. La liste des appels se trouve sous /docs.`,
  'not_found.file': 'Fichier introuvable.',
  'not_found.phone_wallet': 'Cette plateforme ne signe pas de cartes pour ce portefeuille.',
  'not_found.wallet_offer':
    'Cette offre a été utilisée, a pris fin ou n’a jamais existé. Créez-en une nouvelle.',
  'not_found.site_page': 'Cette page n’a pas encore été rédigée.',
  'not_found.mail': 'E-mail introuvable.',
  too_large: 'La requête dépasse la taille acceptée par cet appel.',
  'too_large.files': 'Trop de fichiers',
  'too_large.form_field': 'Un champ du formulaire est trop long.',
  'too_large.document': messages.fileTooLarge,
  'too_large.headers': 'Les en-têtes de la requête dépassent 16 Ko.',
  unsupported_type:
    'Envoyez du JSON (Content-Type: application/json), ou un formulaire multipart si un fichier est demandé.',
  'unsupported_type.not_a_form': 'Envoyez un formulaire multipart (multipart/form-data).',
  'unsupported_type.document': 'Le fichier doit être au format pdf, jpg ou png',
  'unsupported_type.encoding': ({ encoding }) =>
    `Envoyez le corps sans compression : ${encoding} n’est pas accepté.`,
  too_many_requests: 'Trop de tentatives. Attendez une minute, puis réessayez.',
  'too_many_requests.streams': 'Trop de flux en direct sont ouverts. Fermez-en un, ou réessayez plus tard.',
  'too_many_requests.drawings': 'Trop de documents sont en cours de création. Réessayez dans un instant.',
  'too_many_requests.searches': 'Trop de recherches sont en cours. Réessayez dans un instant.',
  internal: ({ number }) =>
    `${messages.somethingWrong} Si cela se reproduit, indiquez-nous ce numéro : ${number}`,
  unavailable: 'Le service redémarre. Réessayez dans un instant.',
  'unavailable.writes':
    'Rien ne peut être enregistré pour le moment, mais la lecture et la vérification continuent. Réessayez dans quelques minutes.',
  busy: 'L’opération prend trop de temps. Réessayez dans un instant.',
}
