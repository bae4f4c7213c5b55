import { Badge } from '@mantine/core'
import { type Standing, stateLabel } from './certificate-state.ts'

export function StateBadge({ certificate }: { certificate: Standing }) {
  const { label, color } = stateLabel(certificate)
  return <Badge color={color}>{label}</Badge>
}
