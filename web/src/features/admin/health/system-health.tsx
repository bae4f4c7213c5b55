import { SimpleGrid, Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { healthTexts as texts } from '../../../texts/health.ts'
import { RefreshedPage } from '../refreshed-page.tsx'
import { healthQuery } from './health-calls.ts'
import { HealthCard } from './health-card.tsx'
import { MailTable } from './mail-table.tsx'
import { overallOf } from './overall.ts'
import { SuppressedTable } from './suppressed-table.tsx'

const everyMs = 15_000

/** The health of every part of the platform, refreshed every 15 seconds while the page is visible. */
export function SystemHealth() {
  const query = useQuery({ ...healthQuery, refetchInterval: everyMs })
  const { data } = query
  return (
    <RefreshedPage title={texts.title} lead={texts.lead} again={texts.again} query={query}>
      <Text role="status" fw={500}>
        {data && overallOf(data.data)}
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} aria-busy={!data}>
        {data
          ? data.data.map((part) => <HealthCard key={part.part} part={part} />)
          : Object.keys(texts.parts).map((part) => <Skeleton key={part} height={190} radius="lg" />)}
      </SimpleGrid>
      <Text size="sm" c="dimmed" dir="ltr">
        {data && `Credenza ${data.version}`}
      </Text>
      <MailTable refreshMs={everyMs} />
      <SuppressedTable refreshMs={everyMs} />
    </RefreshedPage>
  )
}
