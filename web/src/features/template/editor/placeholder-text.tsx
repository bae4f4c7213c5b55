import { placeholders } from '@credenza/schema/designs'
import { Button, Stack, Textarea } from '@mantine/core'
import { useRef } from 'react'
import { templateTexts as texts } from '../../../texts/template.ts'
import styles from './editor.module.css'
import { insertText } from './insert-text.ts'

interface PlaceholderTextProps {
  label: string
  value: string
  maxLength: number
  error: string | undefined
  onChange: (value: string) => void
}

/** A text field with buttons that insert placeholders at the cursor. */
export function PlaceholderText({ label, value, maxLength, error, onChange }: PlaceholderTextProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const insert = (placeholder: string) => {
    const area = field.current!
    const range = { start: area.selectionStart, end: area.selectionEnd }
    const { text, cursor } = insertText(value, range, `{{${placeholder}}}`)
    if (text.length > maxLength) return
    onChange(text)
    // Wait until React has written the new text, because that moves the cursor to the end.
    requestAnimationFrame(() => {
      area.focus()
      area.setSelectionRange(cursor, cursor)
    })
  }
  return (
    <Stack gap={6} className={styles.withChips}>
      <Textarea
        ref={field}
        label={label}
        autosize
        maxRows={6}
        dir="auto"
        maxLength={maxLength}
        value={value}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <div className={styles.chips}>
        {placeholders.map((placeholder) => (
          <Button
            key={placeholder}
            size="compact-xs"
            variant="default"
            aria-label={texts.insert(texts.placeholders[placeholder], label)}
            onClick={() => insert(placeholder)}
          >
            {texts.placeholders[placeholder]}
          </Button>
        ))}
      </div>
    </Stack>
  )
}
