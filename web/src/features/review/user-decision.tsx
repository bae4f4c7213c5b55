import type { Certificate } from '@credenza/schema/certificate'
import { Button } from '@mantine/core'
import { reviewTexts } from '../../texts/review.ts'
import { DecisionButtons } from './decision-buttons.tsx'

const labels: Record<string, string> = {
  '1': reviewTexts.user.verified,
  '2': reviewTexts.declined,
}

export interface Decisions {
  onAccept: (certificate: Certificate) => void
  onReject: (certificate: Certificate) => void
}

/** Accept and Reject for an upload; once decided, the specification's disabled label. */
export function UserDecision({ certificate, ...decisions }: Decisions & { certificate: Certificate }) {
  const label = labels[certificate.status]
  if (!label || certificate.revokedAt) return <DecisionButtons certificate={certificate} {...decisions} />
  return (
    <Button size="compact-sm" variant="default" disabled>
      {label}
    </Button>
  )
}
