import { Button, Menu } from '@mantine/core'
import { formatNumber } from '../../../lib/text/format.ts'
import { teamTexts as texts } from '../../../texts/team.ts'
import { useTeam } from '../../colleague/use-colleagues.ts'
import { teamChoices } from './team-choices.ts'
import { useAssign } from './use-assign.ts'

/** Assigns a selection of requests to a team member, or to nobody. */
export default function AssignMenu({ certificateIds }: { certificateIds: string[] }) {
  const team = useTeam()
  const assign = useAssign()
  if (team.length === 0) return null
  const choices = [...teamChoices(team), { value: null, label: texts.nobody }]
  return (
    <Menu>
      <Menu.Target>
        <Button size="compact-sm" variant="default" loading={assign.isPending}>
          {texts.assignMany(formatNumber(certificateIds.length))}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {choices.map(({ value, label }) => (
          <Menu.Item
            key={value ?? ''}
            dir="auto"
            onClick={() => assign.mutate({ certificateIds, assigneeId: value })}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
