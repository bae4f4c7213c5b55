import type { StudentFilter } from '@credenza/schema/selection'
import {
  Anchor,
  Button,
  Combobox,
  Group,
  Input,
  InputBase,
  Text,
  useVirtualizedCombobox,
} from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import { formatCount, formatNumber } from '../../../lib/text/format.ts'
import { common } from '../../../texts/common.ts'
import { creationTexts as texts } from '../../../texts/creation.ts'
import { overviewTexts } from '../../../texts/overview.ts'
import { studentCountQuery, studentsQuery } from '../../student/student-calls.ts'
import { countOf, nobody, type Recipients, toggled } from './recipients.ts'
import { RecipientsFilter } from './recipients-filter.tsx'
import { StudentOptions } from './student-options.tsx'
import { useChooseAll } from './use-choose-all.ts'

const optionId = (id: string) => `choose-${id}`

interface RecipientsSelectProps {
  recipients: Recipients
  onChange: (next: Recipients) => void
  error?: string
}

/**
 * Picks students from any number; the server searches and filters. 'Select All' chooses all that match: the filter is then
 * fixed, and single students can be left out.
 */
export function RecipientsSelect({ recipients, onChange, error }: RecipientsSelectProps) {
  const [filter, setFilter] = useState<StudentFilter>({})
  const [wanted] = useDebouncedValue(filter, 250)
  const [position, setPosition] = useState(-1)
  const dropdown = useRef<HTMLDivElement>(null)
  const isAll = recipients.kind === 'all'
  const students = usePagedList(studentsQuery(isAll ? { ...wanted, ...recipients.filter } : wanted))
  const hasNone = useQuery(studentCountQuery).data === 0
  const total = students.total ?? 0
  const choose = (index: number) => onChange(toggled(recipients, students.rows[index]!))
  const combobox = useVirtualizedCombobox({
    totalOptionsCount: students.rows.length,
    getOptionId: (index) => optionId(students.rows[index]!._id),
    selectedOptionIndex: position,
    setSelectedOptionIndex: setPosition,
    onSelectedOptionSubmit: choose,
    onDropdownOpen: () => combobox.focusSearchInput(),
    onDropdownClose: () => {
      setPosition(-1)
      setTimeout(returnFocus)
    },
  })
  const { dropdownOpened } = combobox
  useEffect(() => {
    if (!dropdownOpened) return
    // Not at once: it is still to be placed.
    const timer = setTimeout(() => dropdown.current?.scrollIntoView({ block: 'nearest' }))
    return () => clearTimeout(timer)
  }, [dropdownOpened, students.state])
  /** Returns focus to where it was, unless it has moved on. */
  const returnFocus = () => {
    const { activeElement } = document
    if (activeElement === document.body || activeElement === combobox.searchRef.current)
      combobox.focusTarget()
  }
  const choosingAll = useChooseAll({ recipients, onChange })
  const chooseAll = async () => {
    await choosingAll.choose(wanted, students.totalIsExact ? total : undefined)
    // The button was disabled in the meantime and so lost focus.
    combobox.focusSearchInput()
  }
  const selected = texts.selected(formatNumber(countOf(recipients)))

  return (
    // Positioned, so that the list belongs to what the dialog scrolls.
    <div style={{ position: 'relative' }}>
      <Combobox
        store={combobox}
        withinPortal={false}
        resetSelectionOnOptionHover={false}
        // Always below: above, it would cover the form, and its search field would move as the list gets shorter.
        position="bottom"
        middlewares={{ flip: false, shift: false }}
        // Hidden for a moment, while the dialog scrolls to its search field, it would lose the focus.
        hideDetached={false}
      >
        {/* The list belongs to the search field: a button has no active option. */}
        <Combobox.Target withAriaAttributes={false}>
          <InputBase
            component="button"
            type="button"
            aria-haspopup="listbox"
            aria-expanded={dropdownOpened}
            pointer
            label={texts.recipients}
            required
            error={error}
            rightSection={<Combobox.Chevron />}
            rightSectionPointerEvents="none"
            onClick={() => combobox.toggleDropdown()}
          >
            {countOf(recipients) > 0 ? (
              selected
            ) : (
              <Input.Placeholder>{common.selectPlaceholder(texts.recipients)}</Input.Placeholder>
            )}
          </InputBase>
        </Combobox.Target>
        <Combobox.Dropdown ref={dropdown}>
          <RecipientsFilter
            value={isAll ? { ...filter, ...recipients.filter } : filter}
            fixed={isAll ? recipients.filter : undefined}
            onChange={(next) => {
              setFilter(next)
              setPosition(-1)
            }}
          />
          <Group p="xs" justify="space-between">
            {isAll ? (
              <Button size="compact-sm" variant="default" onClick={() => onChange(nobody)}>
                {common.clearSelection}
              </Button>
            ) : (
              <Button
                size="compact-sm"
                variant="default"
                loading={choosingAll.isLoading}
                onClick={() => void chooseAll()}
              >
                {texts.selectAll(formatCount(total, students.totalIsExact))}
              </Button>
            )}
            <Text fz="sm" c="dimmed" role="status">
              {selected}
            </Text>
          </Group>
          <StudentOptions
            students={students}
            recipients={recipients}
            position={position}
            idOf={optionId}
            onChoose={choose}
          />
        </Combobox.Dropdown>
      </Combobox>
      {hasNone && (
        <Anchor component={Link} to="/addStudent" fz="sm">
          {overviewTexts.start.students.title}
        </Anchor>
      )}
    </div>
  )
}
