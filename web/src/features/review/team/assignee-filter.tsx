import { teamTexts as texts } from '../../../texts/team.ts'
import { FilterSelect } from '../../../ui/filter-select.tsx'
import { useTeam } from '../../colleague/use-colleagues.ts'
import { teamChoices } from './team-choices.ts'

/** Narrows a queue to what is one person's, or nobody's; not there as long as one account is all there is. */
export function AssigneeFilter() {
  const team = useTeam()
  if (team.length === 0) return null
  return (
    <FilterSelect
      param="assignedTo"
      label={texts.assignee}
      choices={[
        { value: '', label: texts.everybody },
        ...teamChoices(team),
        { value: 'nobody', label: texts.nobody },
      ]}
    />
  )
}
