import { Button, Stack, Textarea } from '@mantine/core'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { verifyTexts } from '../../texts/verify.ts'

const texts = verifyTexts.start

interface PasteFormProps {
  onText: (text: string) => Promise<void>
  /** Called when the text changes, which makes the problem out of date. */
  onChange: () => void
  problem: string | undefined
}

/** Takes a link, a number or a certificate's text. */
export function PasteForm({ onText, onChange, problem }: PasteFormProps) {
  const [text, setText] = useState('')
  const [isChecking, setIsChecking] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  // The button lost focus while it was busy. At the field, the problem is read out too.
  useEffect(() => {
    if (problem && !isChecking) field.current?.focus()
  }, [problem, isChecking])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isChecking) return
    setIsChecking(true)
    try {
      await onText(text)
    } finally {
      setIsChecking(false)
    }
  }
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack>
        <Textarea
          ref={field}
          label={texts.paste}
          description={texts.orNumber}
          placeholder={texts.placeholder}
          dir="ltr"
          autosize
          minRows={3}
          maxRows={10}
          spellCheck={false}
          autoComplete="off"
          onKeyDown={submitOnEnter}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value)
            onChange()
          }}
          error={problem}
          errorProps={{ role: 'alert' }}
        />
        <Button type="submit" size="md" loading={isChecking}>
          {isChecking ? texts.checking : texts.submit}
        </Button>
      </Stack>
    </form>
  )
}

/** Shift and Enter still begin a new line. */
function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
