import type { Retention } from '@credenza/schema/data-protection'
import { Button, Group, NumberInput, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import toast from 'react-hot-toast'
import { readAgain } from '../../../lib/query/query-nouns.ts'
import { formatNumber } from '../../../lib/text/format.ts'
import { dataProtectionTexts } from '../../../texts/data-protection.ts'
import { Section } from '../../../ui/page/section.tsx'
import { useGuarded } from '../../account/security/use-guarded.ts'
import { chooseRetention } from './data-protection-calls.ts'

const texts = dataProtectionTexts.retention

/** How many days each kind is kept, where the administrator can choose. */
export default function RetentionDays({ retention }: { retention: Retention[] }) {
  return (
    <Section title={texts.title}>
      <Text c="dimmed">{texts.lead}</Text>
      {retention.map((one) => (
        <DaysForm key={one.kind} retention={one} />
      ))}
    </Section>
  )
}

function DaysForm({ retention: { kind, days, least, most } }: { retention: Retention }) {
  const queries = useQueryClient()
  const [typed, setTyped] = useState<number | string>(days)
  const name = texts.kinds[kind]
  const choose = useGuarded((chosen: number) => chooseRetention(kind, chosen), {
    onDone: () => {
      toast.success(texts.saved)
      void readAgain(queries, 'data-protection')
    },
  })
  const isPossible = typeof typed === 'number' && typed >= least && typed <= most
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPossible) choose.start(typed)
  }
  return (
    <>
      <form method="post" onSubmit={submit} noValidate>
        <Group align="flex-end" wrap="nowrap">
          <NumberInput
            label={name}
            description={texts.bounds(formatNumber(least), formatNumber(most))}
            value={typed}
            onChange={setTyped}
            allowDecimal={false}
            allowNegative={false}
            error={choose.problem}
            flex={1}
            maw={320}
          />
          <Button
            type="submit"
            variant="default"
            aria-label={texts.saveOf(name)}
            disabled={!isPossible || typed === days}
            loading={choose.isPending}
          >
            {texts.save}
          </Button>
        </Group>
      </form>
      {choose.question}
    </>
  )
}
