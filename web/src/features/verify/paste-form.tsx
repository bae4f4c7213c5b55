import { Button, Stack, Textarea } from '@mantine/core'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { verifyTexts } from '../../texts/verify.ts'

const texts = verifyTexts.start

interface PasteFormProps {
  onText: (text: string) => void
  /** Called when the text changes, which makes the problem out of date. */
  onChange: () => void
  problem: string | undefined
}

/** Takes a link, a number or a certificate's text. */
export function PasteForm({ onText, onChange, problem }: PasteFormProps) {
  const [text, setText] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onText(text)
  }
  return (
    <form onSubmit={submit}>
      <Stack>
        <Textarea
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
        />
        <Button type="submit" size="md">
          {texts.submit}
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
