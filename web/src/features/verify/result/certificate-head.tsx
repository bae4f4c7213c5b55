import type { SignedFacts, Verification } from '@credenza/credential/verify'
import { Alert, Skeleton, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatDateTime } from '../../../lib/text/format.ts'
import { verifyTexts } from '../../../texts/verify.ts'
import { PageTitle } from '../../../ui/page/page-title.tsx'
import { VerdictPill } from '../../verification/verdict-pill.tsx'
import { adviceFor } from '../advice.ts'
import { FactList } from '../fact-list.tsx'
import styles from './result.module.css'

const texts = verifyTexts.page
const colours = { VALID: 'teal', INVALID: 'red', 'CANNOT TELL': 'yellow' } as const

interface CertificateHeadProps {
  /** Undefined while the checks run. */
  verification: Verification | undefined
  /** Undefined until the issuer's signature has passed: before that the document's words are only claims. */
  facts: SignedFacts | undefined
  /** The issuer's page on this site, if this site vouches for it. */
  issuerPath?: string | undefined
  /** More information, between verdict and advice. */
  children?: ReactNode
}

/** The verdict, on what, whose, by whom and when, and what to do about it. */
export function CertificateHead({ verification, facts, issuerPath, children }: CertificateHeadProps) {
  const title = facts?.programme || texts.title
  const statusAsOf = verification?.checks.find(({ name }) => name === 'status')?.details.asOf
  const verdict = verifyTexts.verdict[verification?.verdict ?? 'checking']
  return (
    <div className={styles.head}>
      <VerdictPill verdict={verification?.verdict} />
      <PageTitle title={title} tab={[verdict, title, facts?.recipient].filter(Boolean).join(' · ')} />
      {facts && <FactList facts={facts} issuerPath={issuerPath} />}
      {!facts && !verification && <Skeleton className={styles.factsToCome} />}
      <Text fz="lg" data-headline>
        {verification?.headline ?? texts.checking}
      </Text>
      {statusAsOf && (
        <Text fz="sm" c="dimmed" data-as-of={statusAsOf}>
          {texts.asOf(formatDateTime(statusAsOf))}
        </Text>
      )}
      {children}
      {verification ? (
        <Alert color={colours[verification.verdict]} title={texts.adviceTitle} data-advice>
          {adviceFor(verification)}
        </Alert>
      ) : (
        <Skeleton className={styles.adviceToCome} />
      )}
    </div>
  )
}
