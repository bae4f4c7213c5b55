import type { SigningKeyFacts } from '@credenza/schema/signing-key'
import { Text } from '@mantine/core'
import { issuerPageTexts as texts } from '../../texts/issuer-page.ts'
import { Section } from '../../ui/page/section.tsx'
import styles from '../../ui/table/row-list.module.css'
import { KeyFacts } from '../organisation/key/key-facts.tsx'

/** The keys with which an issuer signs or used to sign, newest first. */
export function IssuerKeys({ keys }: { keys: readonly SigningKeyFacts[] }) {
  return (
    <Section title={texts.keys}>
      <Text c="dimmed">{texts.keysLead}</Text>
      <ul className={styles.rows}>
        {keys.map((key) => (
          <li key={key.id} className={styles.row}>
            <KeyFacts signingKey={key} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
