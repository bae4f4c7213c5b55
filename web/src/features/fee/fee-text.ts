import { filsPerDirham } from '@credenza/schema/money'
import { money } from '../../lib/text/format.ts'
import { feeTexts as texts } from '../../texts/fee.ts'

/** A fee in whole dirhams for display; 0 means none. */
export const feeText = (dirhams: number): string =>
  dirhams === 0 ? texts.noFee : money(dirhams * filsPerDirham)
