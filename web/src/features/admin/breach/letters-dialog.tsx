import type { BreachTexts } from '@credenza/schema/breach'
import { type LanguageCode, languages } from '@credenza/schema/languages'
import { Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { messageOf } from '../../../lib/api/api-failure.ts'
import { languageName } from '../../../lib/language-name.ts'
import { breachTexts } from '../../../texts/breach.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogButtons } from '../../../ui/dialog-buttons.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { orderLetters } from './breach-calls.ts'
import { useBreachAct } from './use-breach-act.ts'

const texts = breachTexts.letters

/** Asks what the letters say, in English and in any of the other languages. */
export default function LettersDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [typed, setTyped] = useState<Partial<Record<LanguageCode, string>>>({})
  const order = useBreachAct((said: BreachTexts) => orderLetters(id, said), {
    done: texts.ordered,
    onClose,
  })
  const written = Object.entries(typed).filter(([, text]) => text.trim() !== '')
  const english = typed.en?.trim() ?? ''
  return (
    <Dialog
      title={texts.title}
      opened
      onClose={onClose}
      size="lg"
      unsaved={written.length > 0}
      footer={
        <DialogButtons
          onCancel={onClose}
          busy={order.isPending}
          color="red"
          disabled={english === ''}
          onClick={() => order.mutate({ ...Object.fromEntries(written), en: english })}
        >
          {texts.order}
        </DialogButtons>
      }
    >
      <Stack>
        <Text c="dimmed">{texts.lead}</Text>
        {languages.map(({ code, dir }) => (
          <Textarea
            key={code}
            label={texts.textIn(languageName(code))}
            required={code === 'en'}
            lang={code}
            dir={dir}
            autosize
            minRows={3}
            maxLength={10_000}
            value={typed[code] ?? ''}
            onChange={({ currentTarget }) => setTyped({ ...typed, [code]: currentTarget.value })}
          />
        ))}
        {order.error && <Problem text={messageOf(order.error)} />}
      </Stack>
    </Dialog>
  )
}
