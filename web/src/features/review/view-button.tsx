import { reviewTexts as texts } from '../../texts/review.ts'
import { RowButton } from '../../ui/row-button.tsx'
import type { Reviewable } from './review-calls.ts'

interface ViewButtonProps {
  request: Reviewable
  onView: (certificateId: string) => void
}

/** Opens the preview of a request. */
export function ViewButton({ request: { _id, title, userName }, onView }: ViewButtonProps) {
  return (
    <RowButton label={texts.view} ariaLabel={texts.viewWhat(title, userName)} onClick={() => onView(_id)} />
  )
}
