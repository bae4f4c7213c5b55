import { Avatar, DataList, Group, Text } from '@mantine/core'
import type { Session } from '../../../lib/session/session.ts'
import { initials } from '../../../lib/text/format.ts'
import { accountTexts as texts } from '../../../texts/account.ts'
import { profileTexts } from '../../../texts/profile.ts'
import { Fact } from '../../../ui/page/fact.tsx'

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
        <Fact label={profileTexts.userName}>{name}</Fact>
        <Fact label={profileTexts.email}>{userData.email}</Fact>
      </DataList>
    </>
  )
}
