import { filsPerDirham } from '@credenza/schema/money'

/** '1,250' or '99.5' as fils; undefined for anything but a dirham amount with at most two decimals. */
export function readAmount(text: string): number | undefined {
  const [, dirhams, fils = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text.trim().replaceAll(',', '')) ?? []
  return dirhams === undefined ? undefined : Number(dirhams) * filsPerDirham + Number(fils.padEnd(2, '0'))
}

/** As it is typed: 9950 -> '99.50', 125000 -> '1250'. */
export const typedAmount = (fils: number): string =>
  (fils / filsPerDirham).toFixed(fils % filsPerDirham === 0 ? 0 : 2)
