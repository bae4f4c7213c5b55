import { latinDigits } from '@credenza/schema/latin-digits'
import { filsPerDirham } from '@credenza/schema/money'

/** Digits with groups of two or three, the last of three: '12,50,000' and '1 250 000'. */
const GROUPS = /^\d{1,3}(?:[,\s]\d{2,3})*[,\s]\d{3}(?=[.,]|$)/

/** Reads '1,250', '1 250', '99.5' or '99,5' as fils. Undefined for anything but dirhams with at most two decimals. */
export function readAmount(text: string): number | undefined {
  const plain = latinDigits(text.trim()).replace(GROUPS, (groups) => groups.replace(/\D/g, ''))
  const [, dirhams, fils = ''] = /^(\d{1,12})(?:[.,٫](\d{1,2}))?$/.exec(plain) ?? []
  return dirhams === undefined ? undefined : Number(dirhams) * filsPerDirham + Number(fils.padEnd(2, '0'))
}

/** The amount as people type it: 9950 -> '99.50', 125000 -> '1250'. */
export const typedAmount = (fils: number): string =>
  (fils / filsPerDirham).toFixed(fils % filsPerDirham === 0 ? 0 : 2)
