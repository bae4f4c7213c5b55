import type { BreachTexts } from '@credenza/schema/breach'
import { type LanguageCode, languages } from '@credenza/schema/languages'
import { Stack, Text, Textarea } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { readAgain } from '../../../lib/query/query-nouns.ts'
import { languageName } from '../../../lib/text/language-name.ts'
import { breachTexts } from '../../../texts/breach.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { DialogButtons } from '../../../ui/dialog/dialog-buttons.tsx'
import { Problem } from '../../../ui/page/problem.tsx'
import { useGuarded } from '../../account/security/use-guarded.ts'
import { orderLetters } from './breach-calls.ts'

const texts = breachTexts.letters

/** Asks for the text of the letters, in English and optionally in the other languages. */
export default function LettersDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [typed, setTyped] = useState<Partial<Record<LanguageCode, string>>>({})
  const queries = useQueryClient()
  const order = useGuarded((said: BreachTexts) => orderLetters(id, said), {
    onDone: () => {
      toast.success(texts.ordered)
      onClose()
      void readAgain(queries, 'breaches')
    },
  })
  const written = Object.entries(typed).filter(([, text]) => text.trim() !== '')
  const english = typed.en?.trim() ?? ''
  if (order.question) return order.question
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
          onClick={() => order.start({ ...Object.fromEntries(written), en: english })}
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
        {order.problem && <Problem text={order.problem} />}
      </Stack>
    </Dialog>
  )
}
