import { currency, filsPerDirham } from '@credenza/schema'
import { type Element, element } from './xml.ts'

/** 123450 -> '1234.50' */
export function inDirhams(fils: number): string {
  const amount = Math.abs(fils)
  const rest = String(amount % filsPerDirham).padStart(2, '0')
  return `${fils < 0 ? '-' : ''}${Math.floor(amount / filsPerDirham)}.${rest}`
}

export const money = (name: string, fils: number): Element =>
  element(name, inDirhams(fils), { currencyID: currency })
