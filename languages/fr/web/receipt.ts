import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { receiptTexts as english } from '../../../web/src/texts/receipt.ts'

export const receiptTexts: Texts<typeof english> = {
  title: 'Reçu d’une réponse',
  signed: 'Ce site a signé ce reçu.',
  notSigned: 'Ce site n’a pas signé ce reçu, ou il a été modifié.',
  request: 'Demande',
  answered: 'Réponse reçue',
  found: 'Résultat de nos vérifications à ce moment',
  digest: 'SHA-256 de la réponse',
  verdicts: {
    VALID: 'Le certificat était valide',
    INVALID: 'Le certificat n’était pas valide',
    'CANNOT TELL': 'Indéterminé',
  },
}
