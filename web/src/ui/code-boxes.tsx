import { otpLength } from '@credenza/schema/constants'
import { Input, PinInput } from '@mantine/core'
import { type ClipboardEvent, type Ref, useId } from 'react'
import { latinDigits } from '../lib/latin-digits.ts'

interface CodeBoxesProps {
  label: string
  /** Names one box, counted from 1. */
  boxLabel: (position: number) => string
  value: string
  onChange: (digits: string) => void
  error?: string
  /** The first box. */
  ref?: Ref<HTMLInputElement>
}

/** Six boxes for a one-time code: takes a pasted mail line, autofill, and the digits of an Arabic keyboard. */
export function CodeBoxes({ label, boxLabel, error, onChange, ...boxes }: CodeBoxesProps) {
  const id = useId()
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const digits = latinDigits(event.clipboardData.getData('text/plain')).slice(0, otpLength)
    event.preventDefault()
    if (digits === '') return
    onChange(digits)
    event.currentTarget
      .closest('[role="group"]')
      ?.querySelectorAll('input')
      [Math.min(digits.length, otpLength - 1)]?.focus()
  }
  return (
    <div>
      <Input.Label component="div" id={`${id}-label`} mb={6}>
        {label}
      </Input.Label>
      <PinInput
        {...boxes}
        // A code reads left to right in every language.
        dir="ltr"
        w="fit-content"
        maw="100%"
        length={otpLength}
        type={/^[0-9٠-٩۰-۹]+$/}
        inputType="text"
        oneTimeCode
        placeholder=""
        size="lg"
        gap="xs"
        error={error !== undefined}
        onChange={(value) => onChange(latinDigits(value))}
        aria-labelledby={`${id}-label`}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        getInputProps={(position) => ({
          // Set here because on the group it would also refuse Enter and the digits of other keyboards.
          inputMode: 'numeric',
          'aria-label': boxLabel(position + 1),
          onPaste: paste,
        })}
      />
      <Input.Error id={`${id}-error`} role="alert" mt={6} fz="sm">
        {error}
      </Input.Error>
    </div>
  )
}
