import type { CheckVerdict } from '@credenza/schema/check'
import { Badge } from '@mantine/core'
import { formatNumber } from '../../lib/text/format.ts'
import { checkTexts as texts } from '../../texts/check.ts'

const colors = { VALID: 'teal', INVALID: 'red', 'CANNOT TELL': 'yellow', UNREADABLE: 'gray' }

/** A verdict, or its count. */
export function VerdictBadge({ verdict, count }: { verdict: CheckVerdict; count?: number }) {
  return (
    <Badge color={colors[verdict]}>
      {texts.verdicts[verdict]}
      {count !== undefined && ` ${formatNumber(count)}`}
    </Badge>
  )
}
