import { Select, type SelectProps } from '@mantine/core'
import { type FieldPath, type FieldValues, type UseControllerProps, useController } from 'react-hook-form'
import { common } from '../../texts/common.ts'
import { byLabel } from './by-label.ts'
import { DateField } from './date-field.tsx'

/** A field of a form. */
export type Place<Values extends FieldValues, Sent> = Pick<
  UseControllerProps<Values, FieldPath<Values>, Sent>,
  'control' | 'name'
>

interface DateProps {
  label: string
  /** The label of the button that clears an optional date; without it the date is required. */
  clearLabel?: string
}

/** A form's date, 'YYYY-MM-DD' or '' for none, with its error. */
export function FormDate<Values extends FieldValues, Sent>({
  control,
  name,
  ...shown
}: Place<Values, Sent> & DateProps) {
  const { field, fieldState } = useController({ control, name })
  return (
    <DateField
      {...shown}
      error={fieldState.error?.message}
      value={field.value ?? ''}
      onChange={field.onChange}
      ref={field.ref}
    />
  )
}

/** A form's choice, '' for none, with its error. */
export function FormSelect<Values extends FieldValues, Sent>({
  control,
  name,
  ...shown
}: Place<Values, Sent> & Omit<SelectProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'error'>) {
  const { field, fieldState } = useController({ control, name })
  return (
    <Select
      nothingFoundMessage={common.noOptions}
      filter={byLabel}
      {...shown}
      error={fieldState.error?.message}
      value={field.value || null}
      onChange={(value) => field.onChange(value ?? '')}
      onBlur={field.onBlur}
      ref={field.ref}
    />
  )
}
