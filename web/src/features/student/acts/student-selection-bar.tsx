import { batchPermission } from '@credenza/schema/batch-permission'
import { Button, Group, Text } from '@mantine/core'
import { Archive, ArchiveRestore, Download, type LucideIcon, Mail, Pencil } from 'lucide-react'
import { usePermitted } from '../../../lib/session/use-permitted.ts'
import { common } from '../../../texts/common.ts'
import { studentPageTexts as texts } from '../../../texts/student-page.ts'
import type { StudentAct } from './student-acts.ts'

const icons: Record<StudentAct, LucideIcon> = {
  invite: Mail,
  'edit-students': Pencil,
  archive: Archive,
  restore: ArchiveRestore,
  'export-students': Download,
}

interface StudentSelectionBarProps {
  /** The number of chosen ones, in words. */
  count: string
  /** The number of all matches, in words, if they can be chosen together. */
  all: string | undefined
  /** What the chosen students are open to. */
  acts: readonly StudentAct[]
  onChooseAll: () => void
  onClear: () => void
  onAct: (act: StudentAct) => void
}

/** The number of chosen students and the acts on them. */
export default function StudentSelectionBar(props: StudentSelectionBarProps) {
  const { count, all, acts, onChooseAll, onClear, onAct } = props
  const isPermitted = usePermitted()
  const permitted = acts.filter((act) => isPermitted(batchPermission[act]))
  return (
    <Group gap="sm" role="group" aria-label={texts.selected}>
      <Text fz="sm" role="status">
        {common.rowsSelected(count)}
      </Text>
      {all !== undefined && (
        <Button size="compact-sm" variant="subtle" onClick={onChooseAll}>
          {texts.chooseAll(all)}
        </Button>
      )}
      {permitted.map((act) => {
        const Icon = icons[act]
        return (
          <Button
            key={act}
            size="compact-sm"
            variant="default"
            leftSection={<Icon size={14} />}
            onClick={() => onAct(act)}
          >
            {texts.acts[act].button}
          </Button>
        )
      })}
      <Button size="compact-sm" variant="subtle" color="gray" c="inherit" onClick={onClear}>
        {common.clearSelection}
      </Button>
    </Group>
  )
}
