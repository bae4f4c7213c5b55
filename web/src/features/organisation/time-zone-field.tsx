import { Select } from '@mantine/core'
import { settingsTexts as texts } from '../../texts/settings.ts'
import { byLabel } from '../../ui/field/by-label.ts'

interface TimeZoneFieldProps {
  value: string
  onChange: (zone: string) => void
  disabled: boolean
  error: string | undefined
}

const browsersOwn = Intl.DateTimeFormat().resolvedOptions().timeZone
const mostShown = 200

/** The time zone in which an organisation's people read times; if empty, their browsers'. */
export default function TimeZoneField({ value, onChange, disabled, error }: TimeZoneFieldProps) {
  const known = Intl.supportedValuesOf('timeZone')
  const zones = value && !known.includes(value) ? [value, ...known] : known
  return (
    <Select
      label={texts.timeZone}
      description={texts.timeZoneHint}
      placeholder={texts.browsersZone(browsersOwn)}
      data={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
      limit={mostShown}
      searchable
      filter={byLabel}
      clearable
      clearButtonProps={{ 'aria-label': texts.clearTimeZone }}
      nothingFoundMessage={texts.noTimeZone}
      disabled={disabled}
      value={value || null}
      onChange={(zone) => onChange(zone ?? '')}
      error={error}
    />
  )
}
