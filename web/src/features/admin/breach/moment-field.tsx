import { Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { breachTexts as texts } from '../../../texts/breach.ts'
import { DateField } from '../../../ui/date-field.tsx'
import { readInstant } from '../../organisation/key/read-instant.ts'

interface MomentFieldProps {
  label: string
  /** The instant as ISO text, or '' while it is not complete. */
  onChange: (instant: string) => void
}

/** A day and a time in the shown zone. */
export function MomentField({ label, onChange }: MomentFieldProps) {
  const [date, setDate] = useState('')
  const [time, setTime] = useState('')
  const change = (day: string, hour: string) => {
    setDate(day)
    setTime(hour)
    onChange(readInstant(day, hour) ?? '')
  }
  return (
    <Group align="flex-end" grow preventGrowOverflow={false}>
      <DateField label={label} value={date} onChange={(day) => change(day, time)} />
      <TextInput
        label={texts.timeOf(label)}
        placeholder="14:30"
        required
        dir="ltr"
        value={time}
        onChange={({ currentTarget }) => change(date, currentTarget.value)}
      />
    </Group>
  )
}
