import type { Retention } from '@credenza/schema/data-protection'
import { Button, Group, NumberInput, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import toast from 'react-hot-toast'
import { messageOf } from '../../../lib/api/api-failure.ts'
import { formatNumber } from '../../../lib/format.ts'
import { dataProtectionTexts } from '../../../texts/data-protection.ts'
import { Section } from '../../../ui/section.tsx'
import { chooseRetention, dataProtectionQuery } from './data-protection-calls.ts'

const texts = dataProtectionTexts.retention

/** For how many days each kind is kept, where the administrator may choose. */
export const RetentionDays = ({ retention }: { retention: Retention[] }) => (
  <Section title={texts.title}>
    <Text c="dimmed">{texts.lead}</Text>
    {retention.map((one) => (
      <DaysForm key={one.kind} retention={one} />
    ))}
  </Section>
)

function DaysForm({ retention: { kind, days, least, most } }: { retention: Retention }) {
  const queries = useQueryClient()
  const [typed, setTyped] = useState<number | string>(days)
  const name = texts.kinds[kind]
  const choose = useMutation({
    mutationFn: (chosen: number) => chooseRetention(kind, chosen),
    onSuccess: () => toast.success(texts.saved),
    onSettled: () => queries.invalidateQueries({ queryKey: dataProtectionQuery.queryKey }),
  })
  const isPossible = typeof typed === 'number' && typed >= least && typed <= most
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPossible) choose.mutate(typed)
  }
  return (
    <form method="post" onSubmit={submit} noValidate>
      <Group align="flex-end">
        <NumberInput
          label={name}
          description={texts.bounds(formatNumber(least), formatNumber(most))}
          value={typed}
          onChange={setTyped}
          allowDecimal={false}
          allowNegative={false}
          error={choose.error ? messageOf(choose.error) : undefined}
          w={320}
          maw="100%"
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
  )
}
