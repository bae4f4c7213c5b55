import type { Certificate } from '@credenza/schema/certificate'
import { Alert, Badge, DataList, Paper, Stack, Title } from '@mantine/core'
import { formatLongDate } from '../../lib/text/format.ts'
import { common } from '../../texts/common.ts'
import { verifyTexts } from '../../texts/verify.ts'
import { Fact } from '../../ui/page/fact.tsx'
import { stateLabel } from '../certificate/certificate-state.ts'

const texts = verifyTexts.page

/** What this site says about a certificate without its key: nothing about a person. */
export function PublicFacts({ facts }: { facts: Certificate }) {
  const state = stateLabel(facts)
  const rows: [string, string][] = [
    [texts.issuer, facts.issuerName],
    [texts.type, facts.categoryName],
    [texts.date, formatLongDate(facts.date)],
    [texts.number, facts.certificateNumber],
  ]
  return (
    <Paper withBorder radius="lg" p="lg" bg="var(--surface)">
      <Stack>
        <Title order={2} fz="md">
          {texts.recordTitle}
        </Title>
        <RevokedNotice facts={facts} />
        <DataList orientation="vertical">
          <Fact label={texts.status}>
            <Badge color={state.color}>{state.label}</Badge>
          </Fact>
          {rows
            .filter(([, value]) => value !== '')
            .map(([label, value]) => (
              <Fact key={label} label={label}>
                {value}
              </Fact>
            ))}
        </DataList>
      </Stack>
    </Paper>
  )
}

/** When and why a certificate was revoked; nothing if it was not. */
function RevokedNotice({ facts }: { facts: Certificate }) {
  if (!facts.revokedAt) return null
  return (
    <Alert color="red" title={texts.revokedOn(formatLongDate(facts.revokedAt))}>
      {facts.revokedReason && (
        <>
          {`${texts.reason}${common.colon}`}
          <bdi>{facts.revokedReason}</bdi>
        </>
      )}
    </Alert>
  )
}
