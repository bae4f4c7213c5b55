import { directoryScope } from '@credenza/schema/api-scope'
import type { DirectoryGroup } from '@credenza/schema/directory'
import { Badge, Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { lazy } from '../../lib/browser/lazy.ts'
import { readAgain } from '../../lib/query/query-nouns.ts'
import { usePermitted } from '../../lib/session/use-permitted.ts'
import { formatDateTime, formatNumber } from '../../lib/text/format.ts'
import { colleagueTexts } from '../../texts/colleague.ts'
import { directoryTexts as texts } from '../../texts/directory.ts'
import { CopyValue } from '../../ui/copy-value.tsx'
import { Loaded } from '../../ui/page/loaded.tsx'
import { Section } from '../../ui/page/section.tsx'
import { RowButton } from '../../ui/row-button.tsx'
import styles from '../../ui/table/row-list.module.css'
import { apiKeysQuery } from '../developer/developer-calls.ts'
import { groupsQuery } from './directory-calls.ts'

const DirectoryKeyDialog = lazy(() => import('./directory-key-dialog.tsx'))
const GroupRoleDialog = lazy(() => import('./group-role-dialog.tsx'))

/** How to connect the organisation's own directory, and the role that each of its groups gives. */
export default function Directory({ isLocked }: { isLocked: boolean }) {
  const queries = useQueryClient()
  const { data: keys = [] } = useQuery(apiKeysQuery)
  const groups = useQuery(groupsQuery)
  const [isMaking, setMaking] = useState(false)
  const [changing, setChanging] = useState<DirectoryGroup>()
  const isOwner = usePermitted()('own')
  const own = keys.filter(({ scopes }) => scopes.includes(directoryScope))
  const address = `${window.location.origin}/scim/v2`
  return (
    <Section title={texts.title} size="lg">
      <Text c="dimmed">{texts.lead}</Text>
      <Group justify="space-between" gap="sm">
        <CopyValue value={address} shown={address} name={texts.address} copiedMessage={texts.copied} />
        {isOwner && (
          <Button variant="default" disabled={isLocked} onClick={() => setMaking(true)}>
            {texts.newKey}
          </Button>
        )}
      </Group>
      {own.length > 0 && (
        <ul className={styles.rows} aria-label={texts.keys}>
          {own.map(({ _id, name, prefix, lastUsedAt }) => (
            <li key={_id} className={styles.row}>
              <Text fz="sm" className={styles.what}>
                <bdi>{name}</bdi> · <bdi dir="ltr">{prefix}…</bdi> ·{' '}
                {lastUsedAt ? texts.lastUsed(formatDateTime(lastUsedAt)) : texts.unused}
              </Text>
            </li>
          ))}
        </ul>
      )}
      <Loaded query={groups} skeleton={<Skeleton height={64} radius="md" />}>
        {(all) =>
          all.length === 0 ? (
            <Text c="dimmed" fz="sm">
              {texts.noGroups}
            </Text>
          ) : (
            <ul className={styles.rows} aria-label={texts.groups}>
              {all.map((group) => (
                <GroupRow
                  key={group._id}
                  group={group}
                  onChange={isOwner && !isLocked ? () => setChanging(group) : undefined}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      <Suspense>
        {isMaking && (
          <DirectoryKeyDialog
            onMade={() => void readAgain(queries, 'api-keys')}
            onClose={() => setMaking(false)}
          />
        )}
        {changing && (
          <GroupRoleDialog
            group={changing}
            onChanged={() => readAgain(queries, 'directory', 'colleagues')}
            onClose={() => setChanging(undefined)}
          />
        )}
      </Suspense>
    </Section>
  )
}

/** One group; `onChange` only for the owner. */
function GroupRow({ group, onChange }: { group: DirectoryGroup; onChange: (() => void) | undefined }) {
  const { displayName, members, memberRole } = group
  return (
    <li className={styles.row}>
      <Stack gap={0} className={styles.what}>
        <Group gap="xs">
          <Text fz="sm" fw={500} dir="auto">
            {displayName}
          </Text>
          <Badge color={memberRole ? 'teal' : 'gray'}>
            {memberRole ? colleagueTexts.roles[memberRole] : texts.noRole}
          </Badge>
        </Group>
        <Text fz="sm" c="dimmed">
          {texts.people(formatNumber(members))}
        </Text>
      </Stack>
      {onChange && (
        <RowButton label={texts.change} ariaLabel={texts.changeOf(displayName)} onClick={onChange} />
      )}
    </li>
  )
}
