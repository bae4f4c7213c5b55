import { Button } from '@mantine/core'
import { reviewTexts as texts } from '../../texts/review.ts'
import type { Reviewable } from './review-calls.ts'

interface ViewButtonProps {
  request: Reviewable
  onView: (certificateId: string) => void
}

/** Opens the preview of a request. */
export function ViewButton({ request: { _id, title, userName }, onView }: ViewButtonProps) {
  return (
    <Button
      size="compact-sm"
      variant="default"
      aria-label={texts.viewWhat(title, userName)}
      onClick={() => onView(_id)}
    >
      {texts.view}
    </Button>
  )
}
