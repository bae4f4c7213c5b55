import '@mantine/dates/styles.css'
import { DateInput } from '@mantine/dates'
import { CalendarDays } from 'lucide-react'
import type { Ref } from 'react'
import { isUnread, readDate } from '../../lib/text/read-date.ts'
import { common } from '../../texts/common.ts'

interface DateFieldProps {
  label: string
  /** 'YYYY-MM-DD', '' for none, or typed text that is not a date and that the form must refuse. */
  value: string
  onChange: (value: string) => void
  error?: string
  description?: string
  /** The label of the button that clears an optional date; without it the date is required. */
  clearLabel?: string
  ref?: Ref<HTMLInputElement>
}

/** A date typed as DD/MM/YYYY or picked; a native date input would use the device's date order. */
export function DateField({ label, value, onChange, error, description, clearLabel, ref }: DateFieldProps) {
  const isWrong = isUnread(value)
  const canClear = clearLabel && value && !isWrong
  /** Passes on text that is not a date. Dropped, it would mean the date before or, where it is optional, none. */
  const settle = (typed: string) => {
    if (readDate(typed) === null && typed !== value) onChange(typed)
  }
  return (
    <DateInput
      ref={ref}
      label={label}
      description={description}
      required={!clearLabel}
      clearable={!!clearLabel}
      clearButtonProps={{ 'aria-label': clearLabel }}
      placeholder="DD/MM/YYYY"
      valueFormat={(date) => date.split('-').reverse().join('/')}
      dateParser={readDate}
      rightSection={canClear ? undefined : <CalendarDays size={16} />}
      rightSectionPointerEvents={canClear ? 'all' : 'none'}
      value={isWrong ? null : value || null}
      fixOnBlur={false}
      onBlur={({ currentTarget }) => settle(currentTarget.value.trim())}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') settle(currentTarget.value.trim())
      }}
      onChange={(next) => onChange(next ?? '')}
      error={isWrong ? common.notADate : error}
      allowDeselect={false}
    />
  )
}
