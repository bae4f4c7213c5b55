import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { formatNumber } from '../../../lib/format.ts'
import { studentPageTexts } from '../../../texts/student-page.ts'
import ConfirmDialog from '../../../ui/confirm-dialog.tsx'
import { useAct } from '../../act/use-act.ts'
import type { PlainStudentAct, PlannedStudents } from './student-acts.ts'

type Format = 'xlsx' | 'csv'
const formats = [
  { value: 'xlsx', label: 'Excel (.xlsx)' },
  { value: 'csv', label: 'CSV' },
]

interface StudentActDialogProps extends PlannedStudents {
  act: PlainStudentAct
  onClose: () => void
  onStarted: () => void
}

/** Confirms an act on one or more students, which then runs as a batch. */
export default function StudentActDialog({
  act,
  students,
  count,
  onClose,
  onStarted,
}: StudentActDialogProps) {
  const { title, text, button, running, done } = studentPageTexts.acts[act]
  const [format, setFormat] = useState<Format>('xlsx')
  const start = useAct({ running, done, failed: studentPageTexts.failed }, () => {
    onStarted()
    onClose()
  })
  return (
    <ConfirmDialog
      title={title(formatNumber(count))}
      opened
      busy={start.isPending}
      onClose={onClose}
      onConfirm={() =>
        start.mutate(act === 'export-students' ? { kind: act, students, format } : { kind: act, students })
      }
      confirmLabel={button}
      color="indigo"
    >
      {text}
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
