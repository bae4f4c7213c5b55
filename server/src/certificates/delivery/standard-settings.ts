import { type Words, words } from '@credenza/languages/words'
import type { DeliverySettings } from '@credenza/schema'

const standardText = ({ mail: { delivery } }: Words) => ({ subject: delivery.subject, body: delivery.body })

/** The settings of an issuer that has saved none. */
export const standardSettings: Required<DeliverySettings> = {
  onAcceptance: true,
  remindBeforeExpiry: true,
  language: 'en',
  attachPdf: true,
  en: standardText(words.en),
  ar: standardText(words.ar),
  fr: standardText(words.fr),
  ur: standardText(words.ur),
  hi: standardText(words.hi),
  zh: standardText(words.zh),
}
