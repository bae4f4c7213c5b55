import toast from 'react-hot-toast'
import { common } from '../../texts/common.ts'
import { reviewTexts as texts } from '../../texts/review.ts'
import type { Decisions } from './decision-buttons.tsx'
import { decisionState } from './decision-state.ts'
import type { Reviewable } from './review-calls.ts'

interface Acts extends Pick<Decisions, 'onAccept'> {
  onReject: (request: Reviewable, focusNext?: () => void) => void
  onView: (certificateId: string) => void
  onUndo: () => void
  onHelp: () => void
  /** Whether the person may decide. */
  mayReview: boolean
}

/** The effect of each letter in a verifier's queue on the focused request; the focus then moves to the next one. */
export const queueShortcuts =
  ({ onAccept, onReject, onView, onUndo, onHelp, mayReview }: Acts) =>
  (letter: string, request: Reviewable | undefined, focusNext?: () => void): void => {
    if (letter === '?') onHelp()
    else if (letter === 'u') onUndo()
    else if (letter === 'v' && request) onView(request._id)
    if (!request || (letter !== 'a' && letter !== 'r')) return
    const state = decisionState(request)
    if (state.kind !== 'open') return
    if (!mayReview) toast.error(common.roleHint)
    else if (letter === 'r') onReject(request, focusNext)
    else if (!state.acceptable) toast.error(texts.notSigned)
    else {
      onAccept(request)
      focusNext?.()
    }
  }
