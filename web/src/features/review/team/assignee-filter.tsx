import { teamTexts as texts } from '../../../texts/team.ts'
import { FilterSelect } from '../../../ui/table/filter-select.tsx'
import { useTeam } from '../../colleague/use-colleagues.ts'
import { teamChoices } from './team-choices.ts'

/** Filters a queue by assignee, or by requests without one; hidden while there is only one account. */
export default function AssigneeFilter() {
  const team = useTeam()
  if (team.length === 0) return null
  return (
    <FilterSelect
      param="assignedTo"
      label={texts.assignee}
      choices={[
        { value: '', label: texts.anyAssignee },
        ...teamChoices(team),
        { value: 'nobody', label: texts.nobody },
      ]}
    />
  )
}
