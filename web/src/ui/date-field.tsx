import '@mantine/dates/styles.css'
import { DateInput } from '@mantine/dates'
import { CalendarDays } from 'lucide-react'
import { readDate } from '../lib/read-date.ts'

interface DateFieldProps {
  label: string
  /** 'YYYY-MM-DD', or '' for none. */
  value: string
  onChange: (value: string) => void
  error?: string
  description?: string
  /** Names the button that takes an optional date back; a date without one is required. */
  clearLabel?: string
}

/** A date typed as DD/MM/YYYY or picked; a native date input would show the order of the machine. */
export function DateField({ label, value, onChange, error, description, clearLabel }: DateFieldProps) {
  return (
    <DateInput
      label={label}
      description={description}
      required={!clearLabel}
      clearable={!!clearLabel}
      clearButtonProps={{ 'aria-label': clearLabel }}
      placeholder="DD/MM/YYYY"
      valueFormat={(date) => date.split('-').reverse().join('/')}
      dateParser={readDate}
      rightSection={value && clearLabel ? undefined : <CalendarDays size={16} />}
      rightSectionPointerEvents={value && clearLabel ? 'all' : 'none'}
      value={value || null}
      onChange={(next) => onChange(next ?? '')}
      error={error}
      allowDeselect={false}
    />
  )
}
