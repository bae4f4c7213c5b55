import type { presentation as english } from '@credenza/schema/sentences/presentation'
import type { Twin } from '@credenza/schema/sentences/sentence'

export const presentation: Twin<typeof english> = {
  presentation_ended:
    'Cette demande n’accepte plus de réponse. Demandez-en une nouvelle à la personne qui vous l’a envoyée.',
  'not_found.presentation_request': 'Aucune demande à ce lien.',
  'not_found.presentation_attempt':
    'Cette réponse n’a pas commencé ici, ou a pris trop de temps. Recommencez sur la page de la demande.',
  'not_found.presentation_receipt': 'Il n’y a pas de reçu avant la réponse.',
  'invalid.answer_unreadable': 'Aucun certificat n’a pu être lu dans cette réponse.',
  'invalid.answer_unbound': 'Le portefeuille n’a pas signé cette réponse pour cette demande. Recommencez.',
  'invalid.answer_incomplete': 'Ce certificat ne dit pas tout ce qui est demandé.',
  'invalid.answer_excessive':
    'Le portefeuille montre plus que ce qui est demandé, donc rien n’a été gardé. Choisissez seulement ce qui est demandé.',
  'invalid.answer_not_valid':
    'Ce certificat n’est pas valide, donc rien n’en a été gardé. Vous pouvez répondre avec un autre.',
  'invalid.answer_several': 'Le fichier contient plusieurs certificats. Envoyez-en un seul.',
  'too_many_requests.presentation': 'Cette demande a été ouverte trop souvent. Réessayez dans dix minutes.',
}
