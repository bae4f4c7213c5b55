import { TextInput } from '@mantine/core'
import { Controller } from 'react-hook-form'
import type { FieldsProps } from './provider-values.ts'

interface WordsInputProps extends Pick<FieldsProps, 'form'> {
  name: 'settings.acrValues' | 'settings.contexts'
  label: string
  disabled: boolean
}

/** Several values in one line, with spaces between them. */
export const WordsInput = ({ form, name, label, disabled }: WordsInputProps) => (
  <Controller
    name={name}
    control={form.control}
    render={({ field }) => (
      <TextInput
        label={label}
        dir="ltr"
        disabled={disabled}
        defaultValue={field.value?.join(' ')}
        onChange={(event) => field.onChange(event.currentTarget.value.split(/\s+/).filter(Boolean))}
      />
    )}
  />
)
