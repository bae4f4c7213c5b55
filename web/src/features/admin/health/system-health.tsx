import { Button, SimpleGrid, Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { healthTexts as texts } from '../../../texts/health.ts'
import { Page } from '../../../ui/page.tsx'
import { TableError } from '../../../ui/table-states.tsx'
import { healthQuery } from '../admin-calls.ts'
import { HealthCard } from './health-card.tsx'
import { MailTable } from './mail-table.tsx'
import { overallOf } from './overall.ts'

const everyMs = 15_000

/** The health of every part of the platform, refreshed every 15 seconds while the page is visible. */
export function SystemHealth() {
  const { data, error, isLoadingError, isFetching, refetch } = useQuery({
    ...healthQuery,
    refetchInterval: everyMs,
  })
  return (
    <Page
      title={texts.title}
      lead={texts.lead}
      actions={
        <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
          {texts.again}
        </Button>
      }
    >
      {isLoadingError ? (
        <TableError error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <Text role="status" fw={500}>
            {data && overallOf(data.data)}
          </Text>
          <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} aria-busy={!data}>
            {data
              ? data.data.map((part) => <HealthCard key={part.part} part={part} />)
              : Object.keys(texts.parts).map((part) => <Skeleton key={part} height={190} radius="lg" />)}
          </SimpleGrid>
        </>
      )}
      <MailTable refreshMs={everyMs} />
    </Page>
  )
}
