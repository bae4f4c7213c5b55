import { Button, Group, NativeSelect, Text } from '@mantine/core'
import { usePermitted } from '../../../lib/session/use-permitted.ts'
import { teamTexts as texts } from '../../../texts/team.ts'
import { useTeam } from '../../colleague/use-colleagues.ts'
import type { Reviewable } from '../review-calls.ts'
import { teamChoices } from './team-choices.ts'
import { useAssign } from './use-assign.ts'

/** A request's assignee, editable for people who may review; hidden while there is only one account. */
export function Assignee({ request: { _id, assignee } }: { request: Reviewable }) {
  const team = useTeam()
  const assign = useAssign()
  const mayReview = usePermitted()('review')
  const me = team.find(({ isYou }) => isYou)
  if (!me) return null
  if (!mayReview) return assignee ? <Text fz="sm">{texts.isOf(assignee.name)}</Text> : null
  const give = (assigneeId: string | null) => assign.mutate({ certificateIds: [_id], assigneeId })
  return (
    <Group gap="xs" align="flex-end">
      <NativeSelect
        label={texts.assignee}
        size="xs"
        data={[{ value: '', label: texts.nobody }, ...teamChoices(team)]}
        value={assignee?._id ?? ''}
        onChange={(event) => give(event.currentTarget.value || null)}
        maw={240}
      />
      {assignee?._id !== me._id && (
        <Button size="xs" variant="default" loading={assign.isPending} onClick={() => give(me._id)}>
          {texts.assignToMe}
        </Button>
      )}
    </Group>
  )
}
