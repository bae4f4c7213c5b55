import type { ExternalKeyFacts, KeyStoreName } from '@credenza/schema/external-key'
import { Button, Select, Text, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { fieldsOf, messageOf } from '../../../lib/api/api-failure.ts'
import { readAgain } from '../../../lib/query-nouns.ts'
import { externalKeyTexts as texts } from '../../../texts/external-key.ts'
import { Problem } from '../../../ui/problem.tsx'
import { Section } from '../../../ui/section.tsx'
import { NotConfirmed, useConfirmation } from '../../account/security/use-confirmation.tsx'
import { connectKey, externalKeyQuery } from './external-key-calls.ts'

/** Lets an organisation sign with a key that stays in a key store; nothing where the deployment is connected to none. */
export default function ExternalKey({ isLocked }: { isLocked: boolean }) {
  const { data: facts } = useQuery({ ...externalKeyQuery, enabled: !isLocked })
  if (!facts || (facts.stores.length === 0 && !facts.current)) return null
  return (
    <Section title={texts.title} p={{ base: 'md', xs: 'xl' }}>
      <Text c="dimmed">{texts.lead}</Text>
      {facts.current && (
        <Text>
          {texts.current(facts.current.label, texts.stores[facts.current.store])} {texts.back}
        </Text>
      )}
      {facts.stores.length > 0 && <ConnectForm facts={facts} />}
    </Section>
  )
}

function ConnectForm({ facts }: { facts: ExternalKeyFacts }) {
  const queries = useQueryClient()
  const { withConfirmation, question } = useConfirmation()
  const [store, setStore] = useState<KeyStoreName>(facts.stores[0]!)
  const [label, setLabel] = useState(facts.labelPrefix)
  const connect = useMutation({
    mutationFn: () => withConfirmation(() => connectKey({ store, label })),
    onSuccess: () => {
      toast.success(texts.connected)
      void readAgain(queries, 'signing-keys', 'profile')
    },
  })
  const faults = fieldsOf(connect.error)
  const isReported = connect.error && !(connect.error instanceof NotConfirmed)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        connect.mutate()
      }}
      style={{ display: 'contents' }}
    >
      <Select
        label={texts.store}
        data={facts.stores.map((name) => ({ value: name, label: texts.stores[name] }))}
        value={store}
        allowDeselect={false}
        onChange={(name) => name && setStore(name as KeyStoreName)}
        error={faults.store}
      />
      <TextInput
        label={texts.label}
        description={texts.labelHint(facts.labelPrefix)}
        required
        dir="ltr"
        autoComplete="off"
        maxLength={120}
        value={label}
        onChange={(event) => setLabel(event.currentTarget.value)}
        error={faults.label}
      />
      <Text fz="sm">{texts.effects}</Text>
      {isReported && Object.keys(faults).length === 0 && <Problem text={messageOf(connect.error)} />}
      <Button type="submit" variant="default" loading={connect.isPending} style={{ alignSelf: 'flex-start' }}>
        {connect.isPending ? texts.connecting : texts.connect}
      </Button>
      {question}
    </form>
  )
}
