import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { check as english } from '../../en/document/check.ts'

export const check: Texts<typeof english> = {
  title: 'Rapport d’une vérification groupée',
  checkedBy: 'Vérifié pour',
  startedBy: { person: 'Lancée par', 'api-key': 'Lancée avec la clé d’API' },
  deployment: 'Vérifié par',
  started: 'Début',
  ended: 'Fin',
  number: 'Numéro de la vérification',
  columns: ['Fichier', 'Certificat', 'Motif', 'Verdict'],
  verdicts: { VALID: 'Valide', INVALID: 'Non valide', 'CANNOT TELL': 'Indéterminé', UNREADABLE: 'Illisible' },
  total: 'Fichiers',
}
