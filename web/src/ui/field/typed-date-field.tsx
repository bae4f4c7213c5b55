import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { readDate } from '../../lib/text/read-date.ts'

interface TypedDateFieldProps {
  label: string
  /** 'YYYY-MM-DD', or unreadable input; '' clears the field. */
  value: string
  onChange: (value: string) => void
  error?: string
}

/** A date that people know by heart, such as a birthday. It is typed as DD/MM/YYYY, without a calendar in the way. */
export function TypedDateField({ label, value, onChange, error }: TypedDateFieldProps) {
  const [typed, setTyped] = useState(() => asTyped(value))
  return (
    <TextInput
      label={label}
      required
      inputMode="numeric"
      placeholder="DD/MM/YYYY"
      value={value === '' ? '' : typed}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        onChange(readDate(currentTarget.value) ?? currentTarget.value)
      }}
      error={error}
    />
  )
}

/** '2001-02-03' as people type it; anything else unchanged. */
const asTyped = (value: string): string => value.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1')
