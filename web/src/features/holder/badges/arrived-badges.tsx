import type { BadgesOfApp } from '@credenza/schema/badge-app'
import { Anchor, Button, List, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, Navigate, useLocation } from 'react-router'
import { messageOf } from '../../../lib/api/api-failure.ts'
import { common } from '../../../texts/common.ts'
import { keptBadgeTexts } from '../../../texts/kept-badge.ts'
import { Page } from '../../../ui/page/page.tsx'
import { Problem } from '../../../ui/page/problem.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { badgesOfAppQuery, isOver } from './app-calls.ts'

const texts = keptBadgeTexts.fromApp

/** The page to which another app sends a student back. */
export function ArrivedBadges() {
  const { search } = useLocation()
  return search ? <AddedBadges answer={search.slice(1)} /> : <Navigate to="/student" replace />
}

/** Adds the badges, and says which, and why not the others. */
function AddedBadges({ answer }: { answer: string }) {
  const { data, error, refetch } = useQuery(badgesOfAppQuery(answer))
  const { name, email } = data?.owner ?? { name: '', email: '' }
  return (
    <Page
      title={data ? texts.arrived(data.app) : texts.title}
      lead={(name || email) && <Owner name={name} email={email} />}
      size="md"
    >
      {error && (
        <Stack align="flex-start">
          <Problem text={messageOf(error)} />
          {!isOver(error) && (
            <Button variant="default" onClick={() => void refetch()}>
              {common.retry}
            </Button>
          )}
        </Stack>
      )}
      {!data && !error && (
        <>
          <Text role="status">{texts.adding}</Text>
          <Skeleton height={120} radius="lg" />
        </>
      )}
      {data && data.kept.length > 0 && (
        <Section title={texts.kept}>
          <List>
            {data.kept.map((name, place) => (
              <List.Item key={place}>
                <bdi>{name}</bdi>
              </List.Item>
            ))}
          </List>
        </Section>
      )}
      {data && data.refused.length > 0 && (
        <Section title={texts.refused}>
          <List>
            {data.refused.map(({ name, why }, place) => (
              <List.Item key={place}>
                <Stack gap={0}>
                  <bdi>{name}</bdi>
                  <Text fz="sm" c="dimmed">
                    {why}
                  </Text>
                </Stack>
              </List.Item>
            ))}
          </List>
        </Section>
      )}
      {data && data.kept.length + data.refused.length === 0 && <Text>{texts.none}</Text>}
      {data?.hasMore && <Text>{texts.more}</Text>}
      <Anchor component={Link} to="/student">
        {texts.back}
      </Anchor>
    </Page>
  )
}

/** The owner of the badges in that app. */
function Owner({ name, email }: BadgesOfApp['owner']) {
  return (
    <>
      {name && <div>{texts.owner(name)}</div>}
      {email && <bdi>{email}</bdi>}
    </>
  )
}
