import type { Texts } from '../../../web/src/lib/texts.ts'
import type { statement as english } from '../../en/document/statement.ts'

export const statement: Texts<typeof english> = {
  title: 'Relevé de compte',
  party: 'Compte de',
  month: 'Mois',
  timeZone: 'Fuseau horaire',
  zone: (name) => `${name} ; le mois est compté en UTC`,
  reference: 'Référence de paiement',
  accountHolder: 'À payer à',
  iban: 'IBAN',
  bic: 'BIC',
  opening: 'Solde initial',
  fees: 'Frais',
  payments: 'Paiements',
  closing: 'Solde final',
  item: 'Libellé',
  holder: 'Titulaire',
  with: { wallet: 'Émetteur ou étudiant', payable: 'Vérificateur' },
  date: 'Date',
  number: 'Nombre',
  each: 'Prix unitaire',
  amount: 'Montant',
  payment: 'Paiement',
  creditNote: 'Avoir',
  erased: 'Données effacées',
}
