import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { verdictTexts as english } from '../../../web/src/texts/verdict.ts'

export const verdictTexts: Texts<typeof english> = {
  title: 'Est-il valide ?',
  missing: {
    title: 'Ce qui manque encore',
    steps: {
      signature: 'La signature de son émetteur',
      acceptance: 'L’acceptation d’un vérificateur',
      record: 'L’enregistrement sur la blockchain',
    },
  },
  unsigned: {
    title: 'Pas encore signé',
    text: 'Tant que son émetteur ne l’a pas signé, il n’est pas valide, et il n’y a rien à vérifier.',
  },
  declined: {
    title: 'Refusé avant d’être signé',
    text: 'Il n’a jamais été valide, et il n’y a rien à vérifier.',
  },
  withoutKey: {
    sentence:
      'Vous n’avez pas de clé qui ouvre ce certificat : seules ses données publiques peuvent être affichées.',
    advice: 'Demandez au titulaire le lien entier, avec tout ce qui suit le signe #.',
  },
}
