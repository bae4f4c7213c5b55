import type { Department } from '@credenza/schema/department'
import { Badge, Button, Group, Text } from '@mantine/core'
import { formatList, formatNumber } from '../../lib/text/format.ts'
import { departmentTexts as texts } from '../../texts/department.ts'
import styles from '../../ui/table/row-list.module.css'

interface DepartmentRowProps {
  department: Department
  canMerge: boolean
  onAsk: (act: 'rename' | 'close' | 'merge' | 'move') => void
  onReopen: () => void
}

/** A department with its numbers, and what the owner can do with it. */
export function DepartmentRow({ department, canMerge, onAsk, onReopen }: DepartmentRowProps) {
  const { name, isClosed, students, certificates, members } = department
  const acts = [
    ...(isClosed ? [] : [[texts.move, texts.moveTo(name), () => onAsk('move')] as const]),
    [texts.rename, texts.renameOf(name), () => onAsk('rename')] as const,
    ...(canMerge ? [[texts.merge, texts.mergeOf(name), () => onAsk('merge')] as const] : []),
    isClosed
      ? ([texts.reopen, texts.reopenOf(name), onReopen] as const)
      : ([texts.close, texts.closeOf(name), () => onAsk('close')] as const),
  ]
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <Group gap="xs">
          <Text fz="sm" fw={500} dir="auto">
            {name}
          </Text>
          {isClosed && <Badge color="gray">{texts.closed}</Badge>}
        </Group>
        <Text fz="sm" c="dimmed">
          {texts.numbers(formatNumber(students), formatNumber(certificates), formatNumber(members.length))}
        </Text>
        {members.length > 0 && (
          <Text fz="sm" c="dimmed">
            <bdi>{formatList(members.map((member) => member.name))}</bdi>
          </Text>
        )}
      </div>
      <Group gap={6}>
        {acts.map(([label, whole, onClick]) => (
          <Button key={label} size="compact-sm" variant="default" aria-label={whole} onClick={onClick}>
            {label}
          </Button>
        ))}
      </Group>
    </li>
  )
}
