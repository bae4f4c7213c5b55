import { shareDays } from '@credenza/schema/constants'
import type { AskedFact } from '@credenza/schema/presentation'
import type { MakeShareLinkRequest } from '@credenza/schema/share'
import { Button, Checkbox, Group, Radio, Stack, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import toast from 'react-hot-toast'
import { messageOf } from '../../lib/api/api-failure.ts'
import { newIntent } from '../../lib/api/intent.ts'
import { readAgain } from '../../lib/query/query-nouns.ts'
import { shareTexts as texts } from '../../texts/share.ts'
import { Problem } from '../../ui/page/problem.tsx'
import { PartChoice } from './part-choice.tsx'
import { makeLink } from './share-calls.ts'

const never = 'never'
const usualDays = '7'
const choices = [...shareDays.map(String), never] as (keyof typeof texts.days.options)[]

interface MakeLinkFormProps {
  certificateId: string
  onMade: (linkId: string) => void
}

/** A new link's lifetime, whether it opens only once, and its label. */
export function MakeLinkForm({ certificateId, onMade }: MakeLinkFormProps) {
  const [label, setLabel] = useState('')
  const [days, setDays] = useState(usualDays)
  const [oneTime, setOneTime] = useState(false)
  const [isPart, setIsPart] = useState(false)
  const [shown, setShown] = useState<AskedFact[]>(['name'])
  const make = useMakeLink(certificateId, (linkId) => {
    setLabel('')
    onMade(linkId)
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    make.mutate({
      label,
      days: shareDays.find((one) => String(one) === days) ?? null,
      oneTime,
      shown: isPart ? shown : null,
    })
  }
  return (
    <form method="post" onSubmit={send}>
      <Stack>
        <TextInput
          label={texts.label}
          description={texts.labelHint}
          maxLength={100}
          value={label}
          onChange={({ currentTarget }) => setLabel(currentTarget.value)}
        />
        <Radio.Group label={texts.days.legend} description={texts.days.hint} value={days} onChange={setDays}>
          <Group gap="md" mt={6}>
            {choices.map((choice) => (
              <Radio key={choice} value={choice} label={texts.days.options[choice]} />
            ))}
          </Group>
        </Radio.Group>
        <Checkbox
          label={texts.oneTime}
          description={texts.oneTimeHint}
          checked={oneTime}
          onChange={({ currentTarget }) => setOneTime(currentTarget.checked)}
        />
        <Checkbox
          label={texts.part}
          description={texts.partHint}
          checked={isPart}
          onChange={({ currentTarget }) => setIsPart(currentTarget.checked)}
        />
        {isPart && <PartChoice shown={shown} onChange={setShown} />}
        {make.error && <Problem text={messageOf(make.error)} />}
        <Group>
          <Button type="submit" loading={make.isPending}>
            {texts.make}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function useMakeLink(certificateId: string, onMade: (linkId: string) => void) {
  const queries = useQueryClient()
  const [intent] = useState(newIntent)
  return useMutation({
    mutationFn: (wish: MakeShareLinkRequest) => makeLink(certificateId, wish, intent.keyFor(wish)),
    onSuccess: ({ data }) => {
      intent.finished()
      toast.success(texts.made)
      onMade(data._id)
      return readAgain(queries, 'share-links')
    },
  })
}
