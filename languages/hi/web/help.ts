import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { helpTexts as english } from '../../../web/src/texts/help.ts'

export const helpTexts: Texts<typeof english> = {
  open: 'इस पेज के लिए मदद',
  title: 'मदद',
  keyboard: 'कीबोर्ड शॉर्टकट',
  or: 'या',
  search: 'खोज और कमांड',
  next: 'आगे कहाँ जाएँ',
}
