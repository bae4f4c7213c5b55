import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { badge as english } from '../../en/document/badge.ts'

export const badge: Texts<typeof english> = {
  issuedBy: (issuer) => `Émis par ${issuer}`,
  states: {
    unopposed: 'Vérifiez-le dans votre navigateur',
    pending: 'Pas encore confirmé',
    early: 'Pas encore valide',
    declined: 'Refusé par un vérificateur',
    expired: 'Il a expiré',
    erased: 'Son document a été effacé',
    'key-stolen': 'Une de ses clés a été volée',
    suspended: 'Suspendu par son émetteur',
    revoked: 'Révoqué par son émetteur',
    superseded: 'Remplacé par un certificat corrigé',
    unvouched: 'Confirmation impossible pour l’instant',
  },
}
