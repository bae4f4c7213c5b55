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
    'hold.lift': 'Lever une conservation légale',
    'retention.change': 'Modifier la durée de conservation',
    'admin.invite': 'Inviter un administrateur',
    'two-admins.off': 'Se contenter d’un administrateur',
  },
  title: 'Deux administrateurs',
  lead: 'Approuver une organisation, effacer des documents, modifier le compte des paiements, la TVA ou la durée de conservation, rembourser un paiement par carte, créer un avoir, lever une conservation légale et inviter un administrateur peuvent exiger deux d’entre vous : le second fait la même chose dans les sept jours.',
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
