import {
  type AskedFact,
  askDays,
  askedFacts,
  type MakePresentationRequest,
} from '@credenza/schema/presentation'
import { Button, Checkbox, Group, NativeSelect, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import toast from 'react-hot-toast'
import { messageOf } from '../../lib/api/api-failure.ts'
import { newIntent } from '../../lib/api/intent.ts'
import { readAgain } from '../../lib/query/query-nouns.ts'
import { askTexts } from '../../texts/ask.ts'
import { askedTexts } from '../../texts/asked.ts'
import { Problem } from '../../ui/page/problem.tsx'
import { Section } from '../../ui/page/section.tsx'
import { makeRequest } from './ask-calls.ts'

const texts = askTexts.form
const empty = { title: '', purpose: '', facts: ['name'] as AskedFact[], openDays: 7, keptDays: 30 }

/** What to ask for, chosen by clicking, and for how long. */
export function AskForm({ onMade }: { onMade: (requestId: string) => void }) {
  const [wish, setWish] = useState(empty)
  const change = (part: Partial<typeof empty>) => setWish((before) => ({ ...before, ...part }))
  const make = useMakeRequest(onMade)
  const send = (event: FormEvent) => {
    event.preventDefault()
    make.mutate(wish as MakePresentationRequest)
  }
  return (
    <Section title={texts.heading}>
      <form method="post" onSubmit={send}>
        <Stack maw={720}>
          <TextInput
            label={texts.title}
            description={texts.titleHint}
            required
            maxLength={120}
            value={wish.title}
            onChange={({ currentTarget }) => change({ title: currentTarget.value })}
          />
          <Textarea
            label={texts.purpose}
            maxLength={500}
            autosize
            minRows={2}
            value={wish.purpose}
            onChange={({ currentTarget }) => change({ purpose: currentTarget.value })}
          />
          <Checkbox.Group
            label={texts.facts}
            description={texts.factsHint}
            value={wish.facts}
            onChange={(facts) => change({ facts: facts as AskedFact[] })}
          >
            <SimpleGrid cols={{ base: 2, md: 3 }} mt="xs" spacing="xs">
              {askedFacts.map((fact) => (
                <Checkbox key={fact} value={fact} label={askedTexts.facts[fact]} />
              ))}
            </SimpleGrid>
          </Checkbox.Group>
          <Group>
            <Days
              label={texts.open}
              days={askDays.open}
              value={wish.openDays}
              onChange={(openDays) => change({ openDays })}
            />
            <Days
              label={texts.kept}
              days={askDays.kept}
              value={wish.keptDays}
              onChange={(keptDays) => change({ keptDays })}
            />
          </Group>
          {make.error && <Problem text={messageOf(make.error)} />}
          <Group>
            <Button type="submit" loading={make.isPending}>
              {texts.make}
            </Button>
          </Group>
        </Stack>
      </form>
    </Section>
  )
}

interface DaysProps {
  label: string
  days: readonly number[]
  value: number
  onChange: (days: number) => void
}

const Days = ({ label, days, value, onChange }: DaysProps) => (
  <NativeSelect
    label={label}
    data={days.map((one) => ({ value: String(one), label: texts.days(one) }))}
    value={String(value)}
    onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
  />
)

function useMakeRequest(onMade: (requestId: string) => void) {
  const queries = useQueryClient()
  const [intent] = useState(newIntent)
  return useMutation({
    mutationFn: (wish: MakePresentationRequest) => makeRequest(wish, intent.keyFor(wish)),
    onSuccess: ({ _id }) => {
      intent.finished()
      toast.success(texts.made)
      onMade(_id)
      return readAgain(queries, 'presentations')
    },
  })
}
