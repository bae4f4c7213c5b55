import type { SigningKeyFacts } from '@credenza/schema/signing-key'
import { Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { lazy } from '../../../lib/browser/lazy.ts'
import type { Session } from '../../../lib/session/session.ts'
import { shortened } from '../../../lib/text/format.ts'
import { signingKeyTexts as texts } from '../../../texts/signing-keys.ts'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { RowButton } from '../../../ui/row-button.tsx'
import styles from '../../../ui/table/row-list.module.css'
import { type KeyOwner, keysQuery } from './key-calls.ts'
import { KeyFacts } from './key-facts.tsx'
import { SealKeys } from './seal-keys.tsx'

const ReportTheft = lazy(() => import('./report-theft.tsx'))

interface SigningKeysProps {
  session: Session
  owner: KeyOwner
  /** Whether a theft may be reported from here. */
  canReport: boolean
}

/**
 * All signing keys of an organisation, newest first, with a button to report one as stolen. For an administrator, also the keys
 * that sealed its PDFs, which the owner finds with the seal.
 */
export default function SigningKeys({ session, owner, canReport }: SigningKeysProps) {
  const keys = useQuery(keysQuery(owner))
  const [reported, setReported] = useState<SigningKeyFacts>()
  return (
    <Section title={texts.title} size="lg">
      <Text c="dimmed">{owner.organisationId === undefined ? texts.lead : texts.adminLead}</Text>
      <Loaded query={keys} skeleton={<Skeleton height={64} radius="md" />}>
        {(all) => (
          <ul className={styles.rows}>
            {all.map((key) => (
              <KeyRow
                key={key.id}
                signingKey={key}
                onReport={canReport ? () => setReported(key) : undefined}
              />
            ))}
          </ul>
        )}
      </Loaded>
      {owner.organisationId !== undefined && <SealKeys session={session} owner={owner} />}

      <Suspense>
        {reported && (
          <ReportTheft
            session={session}
            owner={owner}
            signingKey={reported}
            onClose={() => setReported(undefined)}
          />
        )}
      </Suspense>
    </Section>
  )
}

function KeyRow({
  signingKey,
  onReport,
}: {
  signingKey: SigningKeyFacts
  onReport: (() => void) | undefined
}) {
  const shown = shortened(signingKey.id, 16)
  return (
    <li className={styles.row}>
      <KeyFacts signingKey={signingKey} />
      {onReport && (
        <RowButton
          label={signingKey.compromisedAt ? texts.earlier : texts.report}
          ariaLabel={signingKey.compromisedAt ? texts.earlierOf(shown) : texts.reportOf(shown)}
          onClick={onReport}
        />
      )}
    </li>
  )
}
