import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { messageOf } from '../../../lib/api/api-failure.ts'
import { studentPageTexts } from '../../../texts/student-page.ts'
import ConfirmDialog from '../../../ui/dialog/confirm-dialog.tsx'
import { Problem } from '../../../ui/page/problem.tsx'
import { useAct } from '../../act/use-act.ts'
import type { PlainStudentAct, PlannedStudents } from './student-acts.ts'
import { useStudentCount } from './use-student-count.ts'

type Format = 'xlsx' | 'csv'
const formats = [
  { value: 'xlsx', label: 'Excel (.xlsx)' },
  { value: 'csv', label: 'CSV' },
]

interface StudentActDialogProps {
  act: PlainStudentAct
  planned: PlannedStudents
  onClose: () => void
  onStarted: () => void
}

/** Confirms an act on one or more students, which then runs as a batch. */
export default function StudentActDialog({ act, planned, onClose, onStarted }: StudentActDialogProps) {
  const { selection: students } = planned
  const { shownCount, isCounted, error } = useStudentCount(act, planned)
  const { title, text, button, running, done } = studentPageTexts.acts[act]
  const [format, setFormat] = useState<Format>('xlsx')
  const start = useAct({ running, done, failed: studentPageTexts.failed }, () => {
    onStarted()
    onClose()
  })
  return (
    <ConfirmDialog
      title={title(shownCount)}
      opened
      busy={start.isPending}
      disabled={!isCounted}
      onClose={onClose}
      onConfirm={() =>
        start.mutate(act === 'export-students' ? { kind: act, students, format } : { kind: act, students })
      }
      confirmLabel={button}
      color="indigo"
    >
      {text}
      {error && <Problem text={messageOf(error)} />}
      {act === 'export-students' && (
        <SegmentedControl
          mt="md"
          aria-label={studentPageTexts.exportFormat}
          data={formats}
          value={format}
          onChange={(next) => setFormat(next as Format)}
        />
      )}
    </ConfirmDialog>
  )
}
