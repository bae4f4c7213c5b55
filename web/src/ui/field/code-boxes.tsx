import { otpLength } from '@credenza/schema/constants'
import { Group, Input } from '@mantine/core'
import { type ClipboardEvent, type KeyboardEvent, type Ref, useId, useRef, useState } from 'react'
import { digitsOnly } from '../../lib/text/digits-only.ts'
import styles from './code-boxes.module.css'

interface CodeBoxesProps {
  label: string
  /** The name of a box, counted from 1. */
  boxLabel: (position: number) => string
  value: string
  onChange: (digits: string) => void
  error?: string
  /** The first box. */
  ref?: Ref<HTMLInputElement>
}

/**
 * Six boxes for a one-time code. They accept a pasted line of the mail, autofill, and digits from an Arabic keyboard. A
 * digit stays in the box where it was typed, so the boxes are stored here, and `value` has only the digits.
 */
export function CodeBoxes({ label, boxLabel, value, onChange, error, ref }: CodeBoxesProps) {
  const id = useId()
  const group = useRef<HTMLDivElement>(null)
  const [kept, setKept] = useState<readonly string[]>([])
  const boxes = kept.join('') === value ? kept : [...value]

  const focus = (at: number) =>
    group.current?.querySelectorAll('input')[Math.max(0, Math.min(at, otpLength - 1))]?.focus()
  const fill = (at: number, digits: string) => {
    const next = Array.from({ length: otpLength }, (_, box) => digits[box - at] ?? boxes[box] ?? '')
    setKept(next)
    onChange(next.join(''))
    focus(at + digits.length)
  }
  const clear = (at: number) => {
    const next = boxes.map((digit, box) => (box === at ? '' : digit))
    setKept(next)
    onChange(next.join(''))
  }
  /** An autofilled or pasted code starts in the first box, wherever the focus is. */
  const take = (at: number, text: string) => {
    const digits = digitsOnly(text).slice(0, otpLength)
    if (digits !== '') fill(Math.min(at, otpLength - digits.length), digits)
  }
  const type = (at: number, text: string) => {
    if (text === '') return clear(at)
    // A box that already has a digit briefly holds both; the new one replaces the old one.
    const isOver = text.length === 2 && boxes[at]
    take(at, isOver ? text.replace(boxes[at]!, '') : text)
  }
  const press = (at: number, event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event
    const goesBack = key === 'ArrowLeft' || (key === 'Backspace' && !boxes[at])
    // Typing the same digit again changes nothing, so no change event would move the focus.
    const goesOn = key === 'ArrowRight' || (boxes[at] && digitsOnly(key) === boxes[at])
    if (!goesBack && !goesOn) return
    event.preventDefault()
    focus(goesBack ? at - 1 : at + 1)
  }
  const paste = (at: number, event: ClipboardEvent) => {
    event.preventDefault()
    take(at, event.clipboardData.getData('text/plain'))
  }

  return (
    <div>
      <Input.Label component="div" id={`${id}-label`} mb={6}>
        {label}
      </Input.Label>
      <Group
        ref={group}
        role="group"
        aria-labelledby={`${id}-label`}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        // A code reads left to right in every language.
        dir="ltr"
        gap="xs"
        wrap="nowrap"
      >
        {Array.from({ length: otpLength }, (_, at) => (
          <Input
            key={at}
            ref={at === 0 ? ref : undefined}
            classNames={{ wrapper: styles.box, input: styles.digit }}
            size="lg"
            inputMode="numeric"
            autoComplete="one-time-code"
            aria-label={boxLabel(at + 1)}
            // A dialog that opens focuses its first button otherwise.
            data-autofocus={at === 0 || undefined}
            error={error !== undefined}
            value={boxes[at] ?? ''}
            onChange={(event) => type(at, event.currentTarget.value)}
            onKeyDown={(event) => press(at, event)}
            onPaste={(event) => paste(at, event)}
            onFocus={(event) => event.currentTarget.select()}
          />
        ))}
      </Group>
      <Input.Error id={`${id}-error`} role="alert" mt={6} fz="sm">
        {error}
      </Input.Error>
    </div>
  )
}
