import type { Student } from '@credenza/schema/student'
import { Button, Combobox, Group, Input, InputBase, Text, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { Check } from 'lucide-react'
import { type UIEvent, useState } from 'react'
import toast from 'react-hot-toast'
import { formatNumber } from '../../../lib/format.ts'
import { certificateTexts } from '../../../texts/certificate.ts'
import { common } from '../../../texts/common.ts'
import { fetchAllStudents } from '../../student/student-calls.ts'
import { useStudents } from '../../student/use-students.ts'
import type { Recipients } from './recipients.ts'

const texts = certificateTexts.create

interface RecipientsSelectProps {
  recipients: Recipients
  onChange: (next: Recipients) => void
  error?: string
}

/** Picks students out of any number: searched by the server, 'Select All' means all that match. */
export function RecipientsSelect({ recipients, onChange, error }: RecipientsSelectProps) {
  const [search, setSearch] = useState('')
  const [wanted] = useDebouncedValue(search, 250)
  const [loadingAll, setLoadingAll] = useState(false)
  const combobox = useCombobox({
    onDropdownOpen: () => combobox.focusSearchInput(),
    onDropdownClose: () => {
      combobox.resetSelectedOption()
      combobox.focusTarget()
    },
  })
  const students = useStudents(wanted)

  const toggle = (id: string) => {
    const student = students.rows.find((row) => row._id === id)
    if (!student) return
    const next = new Map(recipients)
    if (!next.delete(id)) next.set(id, student)
    onChange(next)
  }
  const toggleAll = async () => {
    setLoadingAll(true)
    try {
      const all: Student[] = await fetchAllStudents(wanted)
      const next = new Map(recipients)
      const every = all.every((student) => next.has(student._id))
      for (const student of all) every ? next.delete(student._id) : next.set(student._id, student)
      onChange(next)
    } catch {
      toast.error(texts.studentsFailed)
    } finally {
      setLoadingAll(false)
      // The button was disabled meanwhile, which took the focus from it.
      combobox.focusSearchInput()
    }
  }
  const onScroll = ({ currentTarget: box }: UIEvent<HTMLElement>) => {
    if (box.scrollHeight - box.scrollTop - box.clientHeight < 200) students.loadMore()
  }

  return (
    <Combobox store={combobox} onOptionSubmit={toggle} withinPortal={false}>
      <Combobox.Target>
        <InputBase
          component="button"
          type="button"
          pointer
          label={texts.recipients}
          required
          error={error}
          rightSection={<Combobox.Chevron />}
          rightSectionPointerEvents="none"
          onClick={() => combobox.toggleDropdown()}
        >
          {recipients.size > 0 ? (
            texts.selected(formatNumber(recipients.size))
          ) : (
            <Input.Placeholder>{common.selectPlaceholder(texts.recipients)}</Input.Placeholder>
          )}
        </InputBase>
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Search
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          placeholder={texts.searchStudents}
          aria-label={texts.searchStudents}
        />
        <Group p="xs" justify="space-between">
          <Button size="compact-sm" variant="default" loading={loadingAll} onClick={() => void toggleAll()}>
            {texts.selectAll(formatNumber(students.total ?? 0))}
          </Button>
          <Text fz="sm" c="dimmed" role="status">
            {texts.selected(formatNumber(recipients.size))}
          </Text>
        </Group>
        <Combobox.Options
          mah={150}
          style={{ overflowY: 'auto' }}
          onScroll={onScroll}
          aria-label={texts.students}
          tabIndex={0}
          aria-multiselectable
        >
          {students.rows.map((student) => (
            <Combobox.Option
              value={student._id}
              key={student._id}
              active={recipients.has(student._id)}
              aria-selected={recipients.has(student._id)}
            >
              <Group gap="sm" wrap="nowrap">
                <Check
                  size={16}
                  aria-hidden
                  style={{ flex: 'none', visibility: recipients.has(student._id) ? 'visible' : 'hidden' }}
                />
                <div style={{ minWidth: 0 }}>
                  <Text fz="sm" truncate dir="auto">
                    {student.name}
                  </Text>
                  <Text fz="xs" c="dimmed" truncate>
                    {student.email}
                  </Text>
                </div>
              </Group>
            </Combobox.Option>
          ))}
          {students.state === 'ready' && students.rows.length === 0 && (
            <Combobox.Empty>{common.noOptions}</Combobox.Empty>
          )}
          {students.state === 'loading' && <Combobox.Empty>{common.loading}</Combobox.Empty>}
          {students.state === 'error' && <Combobox.Empty>{texts.studentsFailed}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
