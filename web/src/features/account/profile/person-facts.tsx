import { Avatar, DataList, Group, Text } from '@mantine/core'
import { initials } from '../../../lib/format.ts'
import type { Session } from '../../../lib/session.ts'
import { accountTexts as texts } from '../../../texts/account.ts'
import { profileTexts } from '../../../texts/profile.ts'

/** Who is signed in, for students and administrators, who have neither an image nor keys to copy. */
export function PersonFacts({ session: { role, userData } }: { session: Session }) {
  const name = userData.name ?? userData.email
  return (
    <>
      <Group mb="lg">
        <Avatar size={72} color="indigo">
          {initials(name)}
        </Avatar>
        <div>
          <Text fw={600}>{name}</Text>
          <Text c="dimmed" fz="sm">
            {texts.crumbs[role]}
          </Text>
        </div>
      </Group>
      <DataList orientation="vertical" gap="md">
        <DataList.Item>
          <DataList.ItemLabel>{profileTexts.userName}</DataList.ItemLabel>
          <DataList.ItemValue>{name}</DataList.ItemValue>
        </DataList.Item>
        <DataList.Item>
          <DataList.ItemLabel>{profileTexts.email}</DataList.ItemLabel>
          <DataList.ItemValue style={{ overflowWrap: 'anywhere' }}>{userData.email}</DataList.ItemValue>
        </DataList.Item>
      </DataList>
    </>
  )
}
