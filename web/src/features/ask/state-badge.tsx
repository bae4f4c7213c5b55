import type { PresentationState } from '@credenza/schema/presentation'
import { Badge } from '@mantine/core'
import { askTexts } from '../../texts/ask.ts'

const colors = { waiting: 'blue', answered: 'teal', refused: 'gray', failed: 'gray', expired: 'gray' }

export const StateBadge = ({ state }: { state: PresentationState }) => (
  <Badge variant="light" color={colors[state]}>
    {askTexts.states[state]}
  </Badge>
)
