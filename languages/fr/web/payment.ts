import type { Texts } from '../../../web/src/lib/text/texts.ts'
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
  payByCard: 'Payer par carte',
  cardAmount: 'Montant (AED)',
  cardLead:
    'Vous payez sur la page de notre prestataire. Votre solde change dès qu’il a confirmé le paiement.',
  cardContinue: 'Continuer vers le paiement',
  cardOpening: 'Ouverture…',
  cardPayments: 'Paiements par carte',
  cardColumns: {
    createdAt: 'Date',
    amount: 'Montant',
    held: 'Reste',
    refunds: 'Remboursements',
    action: 'Action',
  },
  refund: 'Rembourser',
  refundNamed: (amount) => `Rembourser le paiement de ${amount}`,
  refundLead:
    'L’argent retourne sur la carte et le montant est de nouveau dû. Pour reprendre aussi des frais, créez un avoir sur leur facture.',
  refundAsked: 'Remboursement demandé.',
  refundStates: {
    waiting: 'demandé',
    made: 'remboursé',
    refused: 'refusé par le prestataire',
    returned: 'n’a pas pu être versé',
  },
  statementFile: 'Relevé bancaire',
  statementTitle: 'Comptabiliser un relevé bancaire',
  statementLead:
    'Choisissez un fichier camt.053 ou CSV. Rien n’est comptabilisé avant que vous ayez vu les écritures.',
  statementChoose: 'Fichier du relevé',
  statementReading: 'Lecture…',
  statementBook: (count) => (count === 1 ? 'Comptabiliser 1 paiement' : `Comptabiliser ${count} paiements`),
  statementNone: 'Ce fichier ne contient aucun crédit.',
  statementBooked: (count) =>
    count === 1 ? '1 paiement comptabilisé.' : `${count} paiements comptabilisés.`,
  statementStates: {
    matched: 'Sera comptabilisé',
    booked: 'Déjà comptabilisé',
    unknown: 'Aucune référence valable',
  },
  statementColumns: { day: 'Jour', text: 'Texte', party: 'De', amount: 'Montant', state: 'Suite' },
}
