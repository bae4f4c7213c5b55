import { Button, Group } from '@mantine/core'
import { reviewTexts as texts } from '../../texts/review.ts'
import type { Reviewable } from './review-calls.ts'
import { TeamMarks } from './team/team-marks.tsx'

interface ViewButtonProps {
  request: Reviewable
  onView: (certificateId: string) => void
}

/** Opens the preview of a request; beside it stands what the verifier's people noted. */
export function ViewButton({ request, onView }: ViewButtonProps) {
  const { _id, title, userName } = request
  return (
    <Group gap="xs" wrap="nowrap">
      <Button
        size="compact-sm"
        variant="default"
        aria-label={texts.viewWhat(title, userName)}
        onClick={() => onView(_id)}
      >
        {texts.view}
      </Button>
      <TeamMarks request={request} />
    </Group>
  )
}
