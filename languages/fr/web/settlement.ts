import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { settlementTexts as english } from '../../../web/src/texts/settlement.ts'
import { of } from '../french.ts'

export const settlementTexts: Texts<typeof english> = {
  title: 'Soldes',
  lead: 'Ce que les vérificateurs ont gagné, et ce que doivent les émetteurs et les étudiants.',
  search: 'Nom ou référence de paiement',
  empty: 'Rien n’a encore été facturé.',
  columns: {
    name: 'Nom',
    role: 'Rôle',
    reference: 'Référence de paiement',
    standing: 'Solde',
    action: 'Action',
  },
  earned: (amount) => `A gagné ${amount}`,
  owes: (amount) => `Doit ${amount}`,
  settled: 'Réglé',
  record: 'Enregistrer un règlement',
  recordFor: (name) => `Enregistrer un règlement pour ${name}`,
  payout: (amount) =>
    `A gagné ${amount}. Enregistrez ce que vous avez versé. Les paiements partiels sont possibles.`,
  payment: (amount) =>
    `Doit ${amount}. Enregistrez ce qui a été payé. Les paiements partiels sont possibles.`,
  amount: 'Montant (AED)',
  amountWrong: (most) => `Saisissez un montant jusqu’à ${most}, par exemple 1250 ou 99,50.`,
  reference: 'Référence',
  referenceHint: 'Référence bancaire. Elle figure sur le relevé.',
  referenceNeeded: 'Saisissez une référence.',
  confirm: 'Enregistrer',
  recording: 'Enregistrement…',
  final: 'Un règlement enregistré est définitif.',
  recorded: 'Règlement enregistré.',
  openStatement: (name) => `Relevé ${of(name)}`,
  statementLead: 'Frais et paiements, mois par mois.',
}
