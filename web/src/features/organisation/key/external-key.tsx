import { canHold, type ExternalKeyFacts, type KeyStoreName, type KeyUse } from '@credenza/schema/external-key'
import { Button, Select, Text, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { fieldsOf } from '../../../lib/api/api-failure.ts'
import { isShownAtField } from '../../../lib/form/faulty-fields.ts'
import { readAgain } from '../../../lib/query/query-nouns.ts'
import type { Session } from '../../../lib/session/session.ts'
import { externalKeyTexts as texts } from '../../../texts/external-key.ts'
import { Section } from '../../../ui/page/section.tsx'
import { RefusedAct } from '../../account/security/refused-act.tsx'
import { useConfirmation } from '../../account/security/use-confirmation.tsx'
import { connectKey, externalKeyQuery } from './external-key-calls.ts'

/** Lets an organisation sign with keys that stay in a key store; nothing if the deployment is connected to none. */
export default function ExternalKey({ session, isLocked }: { session: Session; isLocked: boolean }) {
  const { data: facts } = useQuery({ ...externalKeyQuery, enabled: !isLocked })
  const { current, currentForWallets, stores = [] } = facts ?? {}
  if (!facts || (stores.length === 0 && !current && !currentForWallets)) return null
  return (
    <Section title={texts.title} size="lg">
      <Text c="dimmed">{texts.lead}</Text>
      {current && (
        <Text>
          {texts.current(current.label, texts.stores[current.store])} {texts.back}
        </Text>
      )}
      {currentForWallets && (
        <Text>{texts.currentForWallets(currentForWallets.label, texts.stores[currentForWallets.store])}</Text>
      )}
      {stores.length > 0 && <ConnectForm session={session} facts={facts} />}
    </Section>
  )
}

const kinds = { documents: 'Ed25519', wallets: 'P-256' }
const uses: readonly KeyUse[] = ['documents', 'wallets']

function ConnectForm({ session, facts }: { session: Session; facts: ExternalKeyFacts }) {
  const queries = useQueryClient()
  const { withConfirmation, question } = useConfirmation()
  const possible = uses.filter((use) => facts.stores.some((name) => canHold(name, use)))
  const [signs, setSigns] = useState<KeyUse>(possible[0]!)
  const stores = facts.stores.filter((name) => canHold(name, signs))
  const [chosen, setStore] = useState<KeyStoreName>()
  const store = stores.find((name) => name === chosen) ?? stores[0]!
  const [label, setLabel] = useState(facts.labelPrefix)
  const connect = useMutation({
    mutationFn: () => withConfirmation(() => connectKey({ store, label, signs })),
    onSuccess: () => {
      toast.success(texts.connected)
      void readAgain(queries, 'signing-keys', 'profile')
    },
  })
  const faults = fieldsOf(connect.error)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        connect.mutate()
      }}
      style={{ display: 'contents' }}
    >
      <Select
        label={texts.use}
        data={possible.map((use) => ({ value: use, label: texts.uses[use] }))}
        value={signs}
        allowDeselect={false}
        onChange={(use) => use && setSigns(use as KeyUse)}
      />
      <Select
        label={texts.store}
        data={stores.map((name) => ({ value: name, label: texts.stores[name] }))}
        value={store}
        allowDeselect={false}
        onChange={(name) => name && setStore(name as KeyStoreName)}
        error={faults.store}
      />
      <TextInput
        label={texts.label}
        description={texts.labelHint(facts.labelPrefix, kinds[signs])}
        required
        dir="ltr"
        autoComplete="off"
        maxLength={120}
        value={label}
        onChange={(event) => setLabel(event.currentTarget.value)}
        error={faults.label}
      />
      <Text fz="sm">{texts.effects[signs]}</Text>
      {!isShownAtField(connect.error, ['store', 'label']) && (
        <RefusedAct error={connect.error} session={session} />
      )}
      <Button type="submit" variant="default" loading={connect.isPending} style={{ alignSelf: 'flex-start' }}>
        {connect.isPending ? texts.connecting : texts.connect}
      </Button>
      {question}
    </form>
  )
}
