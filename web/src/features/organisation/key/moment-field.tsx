import { Group, TextInput } from '@mantine/core'
import { shownTimeZone } from '../../../lib/text/format.ts'
import { signingKeyTexts as texts } from '../../../texts/signing-keys.ts'
import { DateField } from '../../../ui/field/date-field.tsx'
import { readInstant, readTime } from './read-instant.ts'

/** A day ('YYYY-MM-DD') and a time of day as typed; '' if missing. */
export interface Moment {
  date: string
  time: string
}

export const noMoment: Moment = { date: '', time: '' }

/** The instant as ISO 8601, from values in the shown zone; undefined until both parts can be read. */
export const instantOf = ({ date, time }: Moment): string | undefined => readInstant(date, time)

interface MomentFieldProps {
  dateLabel: string
  timeLabel: string
  value: Moment
  onChange: (moment: Moment) => void
}

/** A day and a time in the shown time zone, which the field names. */
export function MomentField({ dateLabel, timeLabel, value, onChange }: MomentFieldProps) {
  const { date, time } = value
  return (
    <Group align="flex-start" grow preventGrowOverflow={false} wrap="wrap">
      <DateField label={dateLabel} value={date} onChange={(next) => onChange({ ...value, date: next })} />
      <TextInput
        label={timeLabel}
        description={texts.timeHint(shownTimeZone() ?? Intl.DateTimeFormat().resolvedOptions().timeZone)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        required
        placeholder="HH:MM"
        dir="ltr"
        autoComplete="off"
        value={time}
        onChange={(event) => onChange({ ...value, time: event.currentTarget.value })}
        error={time.length >= 5 && readTime(time) === undefined ? texts.timeFault : undefined}
      />
    </Group>
  )
}
