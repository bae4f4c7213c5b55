import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { askedCorrectionTexts as english } from '../../../web/src/texts/asked-correction.ts'

export const askedCorrectionTexts: Texts<typeof english> = {
  ask: {
    button: 'Demander une correction',
    title: 'Demander une correction',
    lead: (issuer) =>
      `Indiquez ce que le certificat devrait dire. ${issuer} lira votre demande et y répondra.`,
    changes: 'Vos modifications',
    why: 'Motif',
    whyHint: 'Indiquez ce qui le prouve, par exemple le nom sur votre passeport.',
    submit: 'Envoyer la demande',
    running: 'Envoi de la demande…',
    done: 'Votre demande a été envoyée.',
  },
  asked: {
    open: (date) => `Vous avez demandé une correction le ${date}.`,
    approved:
      'L’émetteur a accepté votre demande. Ce certificat reste inchangé jusqu’à ce que le certificat corrigé le remplace.',
    declined: (date) => `L’émetteur a refusé votre demande le ${date} :`,
    withdraw: 'Retirer',
    withdrawn: 'Demande retirée.',
    failed: 'Vos demandes n’ont pas pu être chargées.',
  },
}
