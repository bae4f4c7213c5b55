import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { eightChecks as english } from '../../../web/src/texts/eight-checks.ts'

export const eightChecks: Texts<typeof english> = {
  verdict: {
    VALID: 'VALIDE',
    INVALID: 'NON VALIDE',
    'CANNOT TELL': 'INDÉTERMINÉ',
    checking: 'Vérification…',
  },
  checks: {
    'well-formed': 'Le document est complet',
    signature: 'La signature correspond',
    issuer: 'L’émetteur est bien celui qu’il prétend être',
    validity: 'Il est dans sa période de validité',
    status: 'Il n’a pas été révoqué',
    log: 'Il figure dans le journal public',
    anchor: 'Le journal est enregistré sur la blockchain',
    endorsement: 'Un vérificateur l’a accepté',
  },
  answers: {
    passed: 'Réussi',
    failed: 'Non réussi',
    inconclusive: 'N’a pas pu être vérifié',
    'not-applicable': 'Sans objet',
    waiting: 'Vérification',
  },
}
