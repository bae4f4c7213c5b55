import type { Texts } from '../../../web/src/lib/texts.ts'
import type { paymentTexts as english } from '../../../web/src/texts/payment.ts'

export const paymentTexts: Texts<typeof english> = {
  howTo: 'Comment payer',
  howToLead:
    'Virez le montant sur ce compte avec la référence, pour que nous puissions identifier votre paiement. Les paiements partiels sont possibles.',
  booked: 'Votre solde change dès que l’administrateur a enregistré le paiement.',
  noAccount:
    'Aucun compte bancaire n’est encore renseigné. Demandez à l’administrateur où payer, en indiquant cette référence.',
  reference: 'Référence de paiement',
  accountHolderName: 'Titulaire du compte',
  bankName: 'Banque',
  iban: 'IBAN',
  bic: 'BIC',
  copied: (what) => `Copié : ${what}`,
  set: 'Compte bancaire',
  title: 'Compte bancaire pour les paiements',
  lead: 'Toute personne qui doit des frais voit ce compte sur la page « Solde » et dans les relevés.',
  ibanHint: 'Vérifié pendant la saisie.',
  bicHint: '8 ou 11 caractères.',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  saved: 'Compte bancaire enregistré.',
  failed: 'Le compte bancaire n’a pas pu être chargé.',
}
