import type { Student } from '@credenza/schema/student'
import { Combobox, Group, Text } from '@mantine/core'
import { useVirtualizer } from '@tanstack/react-virtual'
import { Check } from 'lucide-react'
import { type UIEvent, useEffect, useRef } from 'react'
import type { PagedList } from '../../../lib/list/use-paged-list.ts'
import { common } from '../../../texts/common.ts'
import { creationTexts as texts } from '../../../texts/creation.ts'
import { isRecipient, type Recipients } from './recipients.ts'
import styles from './student-options.module.css'

const optionHeightPx = 52
/** From this number on, only visible options are in the document. */
const virtualFrom = 100

interface StudentOptionsProps {
  students: PagedList<Student>
  recipients: Recipients
  /** The option reached with the arrow keys; -1 for none. */
  position: number
  idOf: (studentId: string) => string
  onChoose: (index: number) => void
}

/** The students to choose from, however many. More are fetched during scrolling. */
export function StudentOptions({ students, recipients, position, idOf, onChoose }: StudentOptionsProps) {
  const { rows, total, state, loadMore } = students
  const box = useRef<HTMLDivElement>(null)
  const isVirtual = rows.length > virtualFrom
  const virtual = useVirtualizer({
    count: rows.length,
    enabled: isVirtual,
    getScrollElement: () => box.current,
    estimateSize: () => optionHeightPx,
    overscan: 8,
  })
  const shown = isVirtual ? virtual.getVirtualItems().map(({ index }) => index) : [...rows.keys()]
  useEffect(() => {
    if (position < 0 || !box.current) return
    const top = position * optionHeightPx
    const lowest = top + optionHeightPx - box.current.clientHeight
    box.current.scrollTop = Math.max(lowest, Math.min(top, box.current.scrollTop))
  }, [position])
  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
    const { scrollHeight, scrollTop, clientHeight } = currentTarget
    if (scrollHeight - scrollTop - clientHeight < 10 * optionHeightPx) loadMore()
  }

  return (
    <Combobox.Options
      ref={box}
      className={styles.options}
      onScroll={onScroll}
      aria-label={texts.students}
      tabIndex={0}
      aria-multiselectable
    >
      <div role="presentation" style={{ height: rows.length * optionHeightPx, position: 'relative' }}>
        {shown.map((index) => {
          const student = rows[index]!
          const chosen = isRecipient(recipients, student._id)
          return (
            <Combobox.Option
              value={student._id}
              key={student._id}
              id={idOf(student._id)}
              className={styles.option}
              style={{ insetBlockStart: index * optionHeightPx }}
              active={chosen}
              selected={index === position}
              aria-selected={chosen}
              aria-setsize={total}
              aria-posinset={index + 1}
              onClick={() => onChoose(index)}
            >
              <Group gap="sm" wrap="nowrap">
                <Check
                  size={16}
                  aria-hidden
                  style={{ flex: 'none', visibility: chosen ? 'visible' : 'hidden' }}
                />
                <div style={{ minWidth: 0 }}>
                  <Text fz="sm" truncate dir="auto">
                    {student.name}
                  </Text>
                  <Text fz="xs" c="dimmed" truncate dir="auto">
                    {[student.rollNumber, student.email].filter(Boolean).join(' · ')}
                  </Text>
                </div>
              </Group>
            </Combobox.Option>
          )
        })}
      </div>
      {state === 'ready' && rows.length === 0 && <Combobox.Empty>{common.noOptions}</Combobox.Empty>}
      {state === 'loading' && <Combobox.Empty>{common.loading}</Combobox.Empty>}
      {state === 'error' && <Combobox.Empty>{texts.studentsFailed}</Combobox.Empty>}
    </Combobox.Options>
  )
}
