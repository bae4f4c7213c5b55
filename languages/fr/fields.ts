import type { Texts } from '../../web/src/lib/text/texts.ts'
import type { fields as english } from '../en/fields.ts'

export const fields: Texts<typeof english> = {
  level: (level: string) => `Niveau ${level}`,
  broad: {
    '00': 'Programmes et certifications génériques',
    '01': 'Éducation',
    '02': 'Lettres et arts',
    '03': 'Sciences sociales, journalisme et information',
    '04': 'Commerce, administration et droit',
    '05': 'Sciences naturelles, mathématiques et statistiques',
    '06': 'Technologies de l’information et de la communication (TIC), informatique',
    '07': 'Ingénierie, industries de transformation et construction',
    '08': 'Agriculture, sylviculture, halieutique et sciences vétérinaires',
    '09': 'Santé et protection sociale',
    '10': 'Services',
  },
}
