import type { correction as english } from '@credenza/schema/sentences/correction'
import type { Twin } from '@credenza/schema/sentences/sentence'
import { counted } from '../french.ts'

export const correction: Twin<typeof english> = {
  correction_open: 'Une correction de ce certificat est déjà en attente.',
  'correction_open.is_correction': 'Ce certificat est une correction qui n’est pas encore en vigueur.',
  'invalid.nothing_to_correct': 'C’est déjà ce que dit le certificat. Modifiez au moins une valeur.',
  'invalid.upload_to_correct':
    'Un certificat importé ne peut pas être corrigé. Son titulaire peut l’importer à nouveau.',
  'invalid.not_to_reissue': 'Ce certificat n’a été ni signé ni accepté avec une clé volée.',
  'not_found.correction': 'Aucune correction de ce certificat n’est en attente.',
  'already_exists.correction_request': 'Vous avez déjà demandé une correction. Attendez la réponse.',
  'too_many_requests.corrections': ({ max }) =>
    `Vous pouvez demander ${counted(max, 'correction')} par jour. Réessayez demain.`,
  'already_decided.correction_request': 'Cette demande a déjà reçu une réponse ou a été retirée.',
}
