import { VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatNumber, initials } from '../../../lib/text/format.ts'
import { teamTexts as texts } from '../../../texts/team.ts'
import { TextCell } from '../../../ui/table/text-cell.tsx'
import type { Reviewable } from '../review-calls.ts'
import styles from './with-team-marks.module.css'

/** A cell with a second line, if there is anything to show: the assignee's initials and the notes. */
export function WithTeamMarks({ request, children }: { request: Reviewable; children: ReactNode }) {
  const { assignee, notes = 0 } = request
  if (!assignee && notes === 0) return <TextCell>{children}</TextCell>
  return (
    <div className={styles.cell}>
      <div className={styles.main} dir="auto">
        {children}
      </div>
      <div className={styles.marks}>
        {assignee && (
          <span title={texts.isOf(assignee.name)}>
            <b className={styles.initials} aria-hidden>
              {initials(assignee.name)}
            </b>
            <VisuallyHidden>{texts.isOf(assignee.name)}</VisuallyHidden>
          </span>
        )}
        {notes > 0 && <span>{texts.hasNotes(formatNumber(notes))}</span>}
      </div>
    </div>
  )
}
