import { DEFAULT_THEME, TextInput, type TextInputProps } from '@mantine/core'
import { isColour } from '../../lib/form/is-colour.ts'
import styles from './colour-field.module.css'

/** What the picker shows while no colour is chosen; the browser's own default would be black. */
const ourColour = DEFAULT_THEME.colors.indigo[7]

interface ColourFieldProps extends Pick<TextInputProps, 'label' | 'description' | 'disabled' | 'error'> {
  /** '#1a4d8f', or whatever has been typed so far. */
  value: string
  onChange: (value: string) => void
  /** The picker's accessible name. */
  pickLabel: string
}

/** A colour, typed or picked. */
export function ColourField({ value, onChange, pickLabel, ...field }: ColourFieldProps) {
  return (
    <TextInput
      {...field}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value.trim())}
      maxLength={7}
      dir="ltr"
      leftSection={
        <input
          type="color"
          className={styles.swatch}
          aria-label={pickLabel}
          disabled={field.disabled}
          value={isColour(value) ? value : ourColour}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      }
    />
  )
}
