import { Button, Group, List, SimpleGrid, Skeleton, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { lazy } from '../../../lib/browser/lazy.ts'
import { myDataTexts } from '../../../texts/my-data.ts'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { erasureQuery } from './erasure-calls.ts'

const EraseDialog = lazy(() => import('./erase-dialog.tsx'))
const texts = myDataTexts.erase

/** What an erasure deletes and what it keeps, with a button to request it. */
export function EraseData() {
  const erasure = useQuery(erasureQuery)
  const [asking, setAsking] = useState(false)
  return (
    <Section title={texts.title} size="lg">
      <Text c="dimmed">{texts.lead}</Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xl">
        <Points title={texts.goesTitle} points={texts.goes} />
        <Points title={texts.staysTitle} points={texts.stays} />
      </SimpleGrid>
      <Loaded query={erasure} skeleton={<Skeleton height={36} width={160} />}>
        {(waiting) =>
          waiting === null && (
            <Group>
              <Button variant="default" onClick={() => setAsking(true)}>
                {texts.button}
              </Button>
            </Group>
          )
        }
      </Loaded>
      <Suspense>{asking && <EraseDialog onClose={() => setAsking(false)} />}</Suspense>
    </Section>
  )
}

const Points = ({ title, points }: { title: string; points: readonly string[] }) => (
  <div>
    <Title order={3} fz="md" mb="xs">
      {title}
    </Title>
    <List fz="sm" spacing={6}>
      {points.map((point) => (
        <List.Item key={point}>{point}</List.Item>
      ))}
    </List>
  </div>
)
