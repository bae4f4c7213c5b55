import type { StudentImportDetails } from '@credenza/schema/student-import'
import { Button, Group, Text } from '@mantine/core'
import { Link } from 'react-router'
import { formatNumber } from '../../../lib/text/format.ts'
import { importTexts as texts } from '../../../texts/student-import.ts'
import { UndoImport } from './undo-import.tsx'

interface AddedStudentsProps {
  found: StudentImportDetails
  mayUndo: boolean
  onClose: () => void
}

/** Leads from an import that has ended to the students that it added, and undoes it. */
export function AddedStudents({ found, mayUndo, onClose }: AddedStudentsProps) {
  const hasEnded = found.status === 'done' || found.status === 'failed'
  if (!hasEnded || found.created === 0) return null
  if (found.present === 0) return <Text fz="sm">{texts.noneLeft}</Text>
  return (
    <Group gap="sm">
      <Button
        component={Link}
        to={`/issuer/student-info?addedBy=${encodeURIComponent(found.id)}`}
        size="compact-sm"
        variant="default"
        onClick={onClose}
      >
        {texts.showAdded(formatNumber(found.present))}
      </Button>
      {mayUndo && <UndoImport found={found} />}
    </Group>
  )
}
