import type { Texts } from '../../../web/src/lib/texts.ts'
import type { twoAdminsTexts as english } from '../../../web/src/texts/two-admins.ts'

export const twoAdminsTexts: Texts<typeof english> = {
  acts: {
    'organisation.approve': 'Approuver une organisation',
    'person.erase-documents': 'Effacer les documents d’un étudiant',
    'payment-details.change': 'Modifier le compte des paiements',
    'vat.change': 'Modifier la TVA',
    'card-payment.refund': 'Rembourser un paiement par carte',
    'invoice.credit': 'Créer un avoir sur une facture',
    'settlement.record': 'Enregistrer un règlement',
    'bank-statement.book': 'Comptabiliser un relevé bancaire',
    'hold.lift': 'Lever une conservation légale',
    'retention.change': 'Modifier la durée de conservation',
    'breach.letters': 'Écrire aux personnes concernées par une violation',
    'domain.give': 'Attribuer un domaine à une organisation',
    'admin.invite': 'Inviter un administrateur',
    'two-admins.off': 'Se contenter d’un administrateur',
  },
  title: 'Deux administrateurs',
  lead: 'Ces actes peuvent exiger deux administrateurs : le second fait la même chose dans les sept jours.',
  on: 'Ces actes demandent deux administrateurs.',
  off: 'Un administrateur suffit.',
  waiting: 'En attente d’un second administrateur',
  proposed: (who, date) => `demandé par ${who} le ${date}`,
  switchOn: 'Exiger deux administrateurs',
  switchOff: 'Se contenter d’un seul',
  saved: 'Enregistré.',
  invite: 'Inviter un administrateur',
  link: 'Ce lien crée un administrateur. Il fonctionne une fois, pendant un jour.',
  linkName: 'lien',
  copied: 'Lien copié !',
}
