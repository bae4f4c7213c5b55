import type { ReactNode } from 'react'
import { type Location, useBlocker } from 'react-router'
import { readSession } from '../../lib/session/session.ts'
import { common } from '../../texts/common.ts'
import { Confirm } from './confirm.tsx'
import { useUnloadQuestion } from './use-unload-question.ts'

const texts = common.leaving

/** Identifies a page, and the part of it that the address names. */
const screenOf = ({ pathname, search }: Location) =>
  `${pathname} ${new URLSearchParams(search).get('part') ?? ''}`

/** Asks for confirmation before unsaved changes are left, within the app or by closing the tab. Returns the dialog. */
export function useLeaveGuard(isDirty: boolean): ReactNode {
  const blocker = useBlocker(
    // A person who has been signed out must leave.
    ({ currentLocation, nextLocation }) =>
      isDirty && readSession() !== null && screenOf(currentLocation) !== screenOf(nextLocation),
  )
  useUnloadQuestion(isDirty)
  if (blocker.state !== 'blocked') return null
  return (
    <Confirm
      title={texts.question}
      onClose={() => blocker.reset()}
      onConfirm={() => blocker.proceed()}
      confirmLabel={texts.leave}
    >
      {texts.unsaved}
    </Confirm>
  )
}
