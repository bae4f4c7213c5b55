import type { WitnessOverview } from '@credenza/schema/admin'
import { DataList, Paper, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { witnessTexts as texts } from '../../../texts/witness.ts'
import { CopyValue } from '../../../ui/copy-value.tsx'
import { Fact } from '../../../ui/page/fact.tsx'
import { RefreshedPage } from '../refreshed-page.tsx'
import { OwnLogs } from './own-logs.tsx'
import { witnessesQuery } from './witness-calls.ts'
import { WitnessedLogs } from './witnessed-logs.tsx'

/** Who witnesses our logs and how far, and whose logs we witness. Refreshed every 15 seconds. */
export function Witnesses() {
  const query = useQuery({ ...witnessesQuery, refetchInterval: 15_000 })
  const { data } = query
  return (
    <RefreshedPage title={texts.title} lead={texts.lead} again={texts.again} query={query}>
      <OwnLogs overview={data} />
      <WitnessedLogs witnessed={data?.witnessed} />
      {data && <OwnAddress own={data.own} />}
    </RefreshedPage>
  )
}

function OwnAddress({ own: { verifierKey, url } }: Pick<WitnessOverview, 'own'>) {
  const { key, keyCopied, url: address, urlCopied, title, lead } = texts.own
  return (
    <Paper
      withBorder
      radius="lg"
      p="md"
      bg="var(--surface)"
      component="section"
      aria-labelledby="own-address"
    >
      <Title order={2} fz="md" id="own-address">
        {title}
      </Title>
      <Text fz="sm" c="dimmed" mb="sm">
        {lead}
      </Text>
      <DataList gap={8} labelWidth={96}>
        {[
          { label: key, value: verifierKey, copied: keyCopied },
          { label: address, value: url, copied: urlCopied },
        ].map(({ label, value, copied }) => (
          <Fact key={label} label={label}>
            <CopyValue shown={value} value={value} name={label} copiedMessage={copied} />
          </Fact>
        ))}
      </DataList>
    </Paper>
  )
}
