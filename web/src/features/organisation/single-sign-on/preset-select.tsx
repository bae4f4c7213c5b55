import { Select } from '@mantine/core'
import { Controller } from 'react-hook-form'
import { singleSignOnTexts as texts } from '../../../texts/single-sign-on.ts'
import type { FieldsProps } from './provider-values.ts'

interface PresetSelectProps extends Pick<FieldsProps, 'form' | 'isLocked'> {
  presets: readonly (keyof typeof texts.presets)[]
}

/** Chooses which product the provider is. */
export function PresetSelect({ form, presets, isLocked }: PresetSelectProps) {
  return (
    <Controller
      name="settings.preset"
      control={form.control}
      render={({ field }) => (
        <Select
          label={texts.provider}
          data={presets.map((value) => ({ value, label: texts.presets[value] }))}
          value={field.value}
          onChange={field.onChange}
          allowDeselect={false}
          disabled={isLocked}
        />
      )}
    />
  )
}
