import type { SigningKeyFacts } from '@credenza/schema/organisation'
import { Paper, Stack, Text, Title } from '@mantine/core'
import { issuerPageTexts as texts } from '../../texts/issuer-page.ts'
import styles from '../../ui/row-list.module.css'
import { KeyFacts } from '../organisation/key/key-facts.tsx'

/** The keys with which an issuer signs and signed, newest first. */
export function IssuerKeys({ keys }: { keys: readonly SigningKeyFacts[] }) {
  return (
    <Paper component="section" aria-labelledby="keys" withBorder radius="lg" p="lg" bg="var(--surface)">
      <Stack>
        <Title order={2} fz="lg" id="keys">
          {texts.keys}
        </Title>
        <Text c="dimmed">{texts.keysLead}</Text>
        <ul className={styles.rows}>
          {keys.map((key) => (
            <li key={key.id} className={styles.row}>
              <KeyFacts signingKey={key} />
            </li>
          ))}
        </ul>
      </Stack>
    </Paper>
  )
}
