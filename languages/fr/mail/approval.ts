import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { approval as english } from '../../en/mail/approval.ts'

export const approval: Texts<typeof english> = {
  greeting: (name) => `Bonjour ${name},`,
  count: (count) => `Certificats : ${count}`,
  asked: {
    subject: 'Des certificats attendent votre approbation',
    says: (asker, organisation) =>
      `${asker} vous demande d’approuver des certificats de ${organisation} avant leur signature.`,
    open: 'Les examiner',
  },
  changed: {
    subject: 'Des certificats ont changé : approbations retirées',
    says: (organisation) =>
      `Des certificats de ${organisation} ont changé depuis que leur approbation a été demandée. Les approbations précédentes ne comptent plus.`,
    next: 'La personne qui les a préparés peut demander de nouveau l’approbation.',
    open: 'Ouvrir la demande',
  },
  completed: {
    subject: 'Des certificats ont été approuvés',
    says: (organisation) =>
      `Assez de signataires ont approuvé des certificats de ${organisation}. Ils peuvent maintenant être signés.`,
    open: 'Ouvrir la demande',
  },
  rejected: {
    subject: 'L’approbation de certificats a été rejetée',
    says: (signer, organisation) =>
      `${signer} a rejeté la demande d’approuver des certificats de ${organisation}.`,
    next: 'Ouvrez la demande pour en lire la raison. Corrigez ensuite les certificats, puis demandez de nouveau l’approbation.',
    open: 'Ouvrir la demande',
  },
}
