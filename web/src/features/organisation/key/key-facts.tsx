import type { SigningKeyFacts } from '@credenza/schema/signing-key'
import { Badge, Group, Text } from '@mantine/core'
import { formatDateTime, shortened } from '../../../lib/text/format.ts'
import { signingKeyTexts as texts } from '../../../texts/signing-keys.ts'
import styles from '../../../ui/table/row-list.module.css'

const colours = { current: 'teal', retired: 'gray', stolen: 'red' }

/** A signing key, whether it is in use, and since when. */
export function KeyFacts({ signingKey }: { signingKey: SigningKeyFacts }) {
  const { id, signs, createdAt, retiredAt, compromisedAt } = signingKey
  const state = compromisedAt ? 'stolen' : retiredAt ? 'retired' : 'current'
  const facts = [
    ...(signs === 'wallets' ? [texts.forWallets] : []),
    texts.made(formatDateTime(createdAt)),
    ...(retiredAt ? [texts.replaced(formatDateTime(retiredAt))] : []),
    ...(compromisedAt ? [texts.stolenSince(formatDateTime(compromisedAt))] : []),
  ]
  return <KeyLine id={id} state={state} facts={facts} />
}

interface KeyLineProps {
  id: string
  /** Undefined if nobody knows whether the key is in use. */
  state: keyof typeof colours | undefined
  facts: string[]
}

/** A key's id, its state, and what else is known about it. */
export function KeyLine({ id, state, facts }: KeyLineProps) {
  return (
    <div className={styles.what}>
      <Group gap="xs">
        <Text fz="sm" fw={500} ff="monospace" title={id}>
          <bdi>{shortened(id, 16)}</bdi>
        </Text>
        {state && <Badge color={colours[state]}>{texts.states[state]}</Badge>}
      </Group>
      <Text fz="sm" c="dimmed">
        {facts.join(' · ')}
      </Text>
    </div>
  )
}
