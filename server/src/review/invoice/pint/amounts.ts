import { currency, dirhamsText } from '@credenza/schema'
import { type Element, element } from './xml.ts'

export const money = (name: string, fils: number): Element =>
  element(name, dirhamsText(fils), { currencyID: currency })
