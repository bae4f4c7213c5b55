import type { Certificate } from '@credenza/schema/certificate'
import { Badge } from '@mantine/core'
import { stateLabel } from './certificate-state.ts'

export function StateBadge({ certificate }: { certificate: Certificate }) {
  const { label, color } = stateLabel(certificate)
  return <Badge color={color}>{label}</Badge>
}
