import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { helpTexts as english } from '../../../web/src/texts/help.ts'

export const helpTexts: Texts<typeof english> = {
  open: 'Aide sur cette page',
  title: 'Aide',
  keyboard: 'Raccourcis clavier',
  or: 'ou',
  search: 'Recherche et commandes',
  next: 'Et ensuite',
}
