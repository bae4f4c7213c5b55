import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { pass as english } from '../../en/document/pass.ts'

export const pass: Texts<typeof english> = {
  certificate: 'Certificat',
  holder: 'Titulaire',
  issuer: 'Émetteur',
  date: 'Date',
  validUntil: 'Valable jusqu’au',
  check: 'Vérifier ce certificat',
  title: 'Intitulé',
  description: 'Description',
  email: 'E-mail',
  dateOfBirth: 'Date de naissance',
  results: 'Autres résultats',
  learningCredential: 'Attestation d’apprentissage',
  issuingCountry: 'Pays d’émission',
  familyName: 'Nom de famille',
  givenName: 'Prénom',
  learningOutcomes: 'Acquis d’apprentissage',
}
