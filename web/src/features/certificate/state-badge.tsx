import { Badge } from '@mantine/core'
import { type ShownState, stateLabel } from './certificate-state.ts'

export function StateBadge({ certificate }: { certificate: ShownState }) {
  const { label, color } = stateLabel(certificate)
  return <Badge color={color}>{label}</Badge>
}
