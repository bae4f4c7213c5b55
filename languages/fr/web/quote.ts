import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { quoteTexts as english } from '../../../web/src/texts/quote.ts'
import { counted } from '../french.ts'

export const quoteTexts: Texts<typeof english> = {
  label: 'Examen et coût',
  loading: 'Recherche des vérificateurs et du coût…',
  reviewers: 'Qui examine',
  every: (names) => `Tous les vérificateurs approuvés : ${names}. La première décision compte.`,
  chosen: (names) => `Les vérificateurs que vous avez choisis : ${names}. La première décision compte.`,
  nobody: 'Aucun vérificateur n’est encore approuvé. Les demandes attendent qu’il y en ait un.',
  others: (count) => counted(count, 'autre'),
  cost: 'Coût',
  free: 'Gratuit : aucun vérificateur ne facture de frais.',
  paidByStudent: 'Gratuit pour vous : l’étudiant qui l’a importé paie le vérificateur.',
  single: (amount) => `${amount}, facturés quand un vérificateur l’accepte.`,
  singleRange: (least, most) => `De ${least} à ${most}, selon le vérificateur qui l’accepte.`,
  several: (each, sum) => `${each} chacun, ${sum} en tout, facturés au fil des acceptations.`,
  severalRange: (least, most, sum) =>
    `De ${least} à ${most} chacun, selon le vérificateur qui accepte. Au plus ${sum} en tout.`,
  rule: {
    create: 'Le prix est fixé à la création. Un refus ne coûte rien.',
    sign: 'Le prix a été fixé à la création. Un refus ne coûte rien.',
  },
}
