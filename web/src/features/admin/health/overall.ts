import type { HealthPart } from '@credenza/schema/admin'
import { formatNumber } from '../../../lib/text/format.ts'
import { healthTexts as texts } from '../../../texts/health.ts'

/** All parts in one sentence: the worst state, with the number of parts in it. */
export function overallOf(parts: HealthPart[]): string {
  const count = (state: HealthPart['state']) => parts.filter((part) => part.state === state).length
  const [down, attention] = [count('down'), count('attention')]
  if (down > 0) return texts.someDown(down, formatNumber(down))
  if (attention > 0) return texts.someAttention(attention, formatNumber(attention))
  return texts.allWell
}
