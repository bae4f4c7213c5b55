import type { LearningPlatform } from '@credenza/schema/learning-platform'
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { lazy } from '../../lib/browser/lazy.ts'
import { readAgain } from '../../lib/query/query-nouns.ts'
import { usePermitted } from '../../lib/session/use-permitted.ts'
import { learningTexts as texts } from '../../texts/learning.ts'
import { Loaded } from '../../ui/page/loaded.tsx'
import { Section } from '../../ui/page/section.tsx'
import styles from '../../ui/table/row-list.module.css'
import { platformsQuery } from './learning-calls.ts'
import { PlatformRow } from './platform-row.tsx'

const AddDialog = lazy(() => import('./add-dialog.tsx'))
const PlatformDialog = lazy(() => import('./platform-dialog.tsx'))
const Courses = lazy(() => import('./courses.tsx'))

/** The learning platforms of an issuer, and the courses there that award its certificates. */
export default function LearningPlatforms({ isLocked }: { isLocked: boolean }) {
  const queries = useQueryClient()
  const permitted = usePermitted()
  const platforms = useQuery(platformsQuery)
  const [isAdding, setAdding] = useState(false)
  const [changing, setChanging] = useState<LearningPlatform>()
  const mayManage = permitted('manage') && !isLocked
  const refresh = () => readAgain(queries, 'learning')
  return (
    <Stack gap="lg">
      <Section title={texts.title} size="lg">
        <Group justify="space-between" gap="sm">
          <Text c="dimmed">{texts.lead}</Text>
          {mayManage && (
            <Button variant="default" onClick={() => setAdding(true)}>
              {texts.add}
            </Button>
          )}
        </Group>
        <Loaded query={platforms} skeleton={<Skeleton height={64} radius="md" />}>
          {(all) =>
            all.length === 0 ? (
              <Text c="dimmed" fz="sm">
                {texts.none}
              </Text>
            ) : (
              <ul className={styles.rows} aria-label={texts.title}>
                {all.map((platform) => (
                  <PlatformRow
                    key={platform._id}
                    platform={platform}
                    onChanged={refresh}
                    onSetUp={mayManage ? () => setChanging(platform) : undefined}
                  />
                ))}
              </ul>
            )
          }
        </Loaded>
      </Section>
      <Suspense>
        {isAdding && (
          <AddDialog
            onAdded={async (added) => {
              await refresh()
              setAdding(false)
              setChanging(added)
            }}
            onClose={() => setAdding(false)}
          />
        )}
        {changing && (
          <PlatformDialog
            platform={changing}
            onSaved={async () => {
              await refresh()
              setChanging(undefined)
            }}
            onClose={() => setChanging(undefined)}
          />
        )}
        {platforms.data && platforms.data.length > 0 && <Courses isLocked={isLocked} />}
      </Suspense>
    </Stack>
  )
}
