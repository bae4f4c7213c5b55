import { ActionIcon, Group, Text } from '@mantine/core'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PagedList } from '../../lib/list/use-paged-list.ts'
import { formatCount, formatNumber } from '../../lib/text/format.ts'
import { reviewTexts as texts } from '../../texts/review.ts'
import type { Reviewable } from './review-calls.ts'

interface ViewHeadProps {
  certificate: Reviewable
  list: PagedList<Reviewable>
  /** Where it is in the list; negative once it has left. */
  place: number
  onStep: (by: number) => void
}

/** Whose certificate is on view, and where it is in the list, with a step to either side. */
export function ViewHead({ certificate, list, place, onStep }: ViewHeadProps) {
  return (
    <Group justify="space-between" wrap="nowrap" align="flex-start">
      <div>
        <Text fw={600} dir="auto">
          {certificate.title}
        </Text>
        <Text fz="sm" c="dimmed">
          <bdi>{certificate.userName}</bdi> · <bdi>{certificate.issuerName}</bdi>
        </Text>
      </div>
      <Group gap={4} wrap="nowrap">
        <StepButton label={texts.previous} disabled={place <= 0} onClick={() => onStep(-1)}>
          <ChevronLeft size={18} className="pointing" />
        </StepButton>
        <Text fz="sm" c="dimmed" role="status" style={{ whiteSpace: 'nowrap' }}>
          {place >= 0 &&
            texts.position(
              formatNumber(place + 1),
              formatCount(list.total ?? list.rows.length, list.totalIsExact),
            )}
        </Text>
        <StepButton label={texts.next} disabled={place === list.rows.length - 1} onClick={() => onStep(1)}>
          <ChevronRight size={18} className="pointing" />
        </StepButton>
      </Group>
    </Group>
  )
}

interface StepButtonProps {
  label: string
  disabled: boolean
  onClick: () => void
  children: ReactNode
}

/** At an end of the list, the button keeps focus and does nothing: if it became disabled, it would lose focus. */
function StepButton({ label, disabled, onClick, children }: StepButtonProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={label}
      aria-disabled={disabled}
      data-disabled={disabled || undefined}
      onClick={onClick}
    >
      {children}
    </ActionIcon>
  )
}
