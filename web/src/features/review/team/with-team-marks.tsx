import { VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatNumber, initials } from '../../../lib/text/format.ts'
import { teamTexts as texts } from '../../../texts/team.ts'
import { TextCell } from '../../../ui/table/text-cell.tsx'
import type { Reviewable } from '../review-calls.ts'
import styles from './with-team-marks.module.css'

/** The cell with a certificate's title and, below it, the assignee's initials and the notes, if there are any. */
export function WithTeamMarks({ request, children }: { request: Reviewable; children: ReactNode }) {
  const { assignee, notes = 0 } = request
  return (
    <TextCell
      title={request.title}
      below={
        (assignee || notes > 0) && (
          <>
            {assignee && (
              <span>
                <b className={styles.initials} aria-hidden title={texts.isOf(assignee.name)}>
                  {initials(assignee.name)}
                </b>
                <VisuallyHidden>{texts.isOf(assignee.name)}</VisuallyHidden>
              </span>
            )}
            {notes > 0 && <span>{texts.hasNotes(formatNumber(notes))}</span>}
          </>
        )
      }
    >
      {children}
    </TextCell>
  )
}
