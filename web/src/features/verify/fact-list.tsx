import type { SignedFacts } from '@credenza/credential/verify'
import { labelIn } from '@credenza/schema/detail-labels'
import { Alert, Anchor, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatLongDate } from '../../lib/text/format.ts'
import { detailTexts } from '../../texts/details.ts'
import { verifyTexts } from '../../texts/verify.ts'
import styles from './verify.module.css'

const texts = verifyTexts.facts

/** The claims of a file without a valid signature: marked as claims, and not drawn like a certificate. */
export function ClaimedFacts({ facts }: { facts: SignedFacts }) {
  return (
    <Alert color="gray" variant="outline" title={texts.claimed} data-facts="claimed">
      <Stack gap="sm">
        {texts.claimedText}
        <Facts rows={[[texts.programme, facts.programme], ...rowsOf(facts, facts.issuer)]} />
      </Stack>
    </Alert>
  )
}

interface FactListProps {
  facts: SignedFacts
  issuerPath: string | undefined
}

/** What the issuer of a certificate has signed, except its title, which the page has as its own. */
export function FactList({ facts, issuerPath }: FactListProps) {
  const issuer = issuerPath ? (
    <Anchor component={Link} to={issuerPath} inherit underline="always">
      {facts.issuer}
    </Anchor>
  ) : (
    facts.issuer
  )
  return (
    <div data-facts="signed">
      <Facts rows={rowsOf(facts, issuer)} />
    </div>
  )
}

type Row = [label: string, value: ReactNode]

const rowsOf = ({ recipient, date, until, details }: SignedFacts, issuer: ReactNode): Row[] => [
  [texts.recipient, recipient],
  [texts.issuer, issuer],
  [texts.date, formatLongDate(date)],
  [texts.until, formatLongDate(until)],
  ...details.map(
    ({ label, value, url }): Row => [
      labelIn(detailTexts.labels, label),
      url ? (
        <Anchor href={url} target="_blank" rel="noopener noreferrer" inherit underline="always">
          {value}
        </Anchor>
      ) : (
        value
      ),
    ],
  ),
]

function Facts({ rows }: { rows: Row[] }) {
  return (
    <dl className={styles.facts}>
      {rows
        .filter(([, value]) => value !== '')
        .map(([label, value], index) => (
          // By place: a stranger's certificate can name two facts alike
          <div key={index}>
            <dt>
              <bdi>{label}</bdi>
            </dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
    </dl>
  )
}
