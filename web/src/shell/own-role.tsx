import type { MemberRole } from '@credenza/schema/member-role'
import { Text } from '@mantine/core'
import { colleagueTexts } from '../texts/colleague.ts'

/** An organisation, and what somebody is in it: 'Delma College · Signer'. */
export default function OwnRole({ organisation, role }: { organisation: string; role: MemberRole }) {
  return (
    <Text fz="xs" truncate>
      <bdi>{organisation}</bdi> · {colleagueTexts.roles[role]}
    </Text>
  )
}
