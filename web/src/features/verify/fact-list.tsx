import type { SignedFacts } from '@credenza/credential/verify'
import { Alert, DataList, Paper, Stack, Title } from '@mantine/core'
import { formatLongDate } from '../../lib/format.ts'
import { verifyTexts } from '../../texts/verify.ts'

const texts = verifyTexts.facts

/** The facts of a certificate with a valid signature. */
export function SignedFactList({ facts }: { facts: SignedFacts }) {
  return (
    <Paper withBorder radius="lg" p="lg" bg="var(--surface)" data-facts="signed">
      <Stack>
        <Title order={2} fz="md">
          {texts.signed}
        </Title>
        <FactList facts={facts} />
      </Stack>
    </Paper>
  )
}

/** The claims of a file without a valid signature: marked as claims, and not drawn like a certificate. */
export function ClaimedFacts({ facts }: { facts: SignedFacts }) {
  return (
    <Alert color="gray" variant="outline" title={texts.claimed} data-facts="claimed">
      <Stack gap="sm">
        {texts.claimedText}
        <FactList facts={facts} />
      </Stack>
    </Alert>
  )
}

function FactList({ facts }: { facts: SignedFacts }) {
  const rows: [string, string][] = [
    [texts.recipient, facts.recipient],
    [texts.programme, facts.programme],
    [texts.issuer, facts.issuer],
    [texts.date, formatLongDate(facts.date)],
    [texts.until, formatLongDate(facts.until)],
  ]
  const said = rows.filter(([, value]) => value !== '')
  if (said.length === 0) return null
  return (
    <DataList orientation="vertical">
      {said.map(([label, value]) => (
        <DataList.Item key={label}>
          <DataList.ItemLabel>{label}</DataList.ItemLabel>
          <DataList.ItemValue>{value}</DataList.ItemValue>
        </DataList.Item>
      ))}
    </DataList>
  )
}
