import '@mantine/dates/styles.css'
import { DateInput } from '@mantine/dates'
import { CalendarDays } from 'lucide-react'
import type { Ref } from 'react'
import { readDate } from '../../lib/text/read-date.ts'

interface DateFieldProps {
  label: string
  /** 'YYYY-MM-DD', or '' for none. */
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
      rightSection={value && clearLabel ? undefined : <CalendarDays size={16} />}
      rightSectionPointerEvents={value && clearLabel ? 'all' : 'none'}
      value={value || null}
      onChange={(next) => onChange(next ?? '')}
      error={error}
      allowDeselect={false}
    />
  )
}
