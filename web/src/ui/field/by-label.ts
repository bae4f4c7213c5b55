import { folded } from '@credenza/schema/folded'
import type { OptionsFilter } from '@mantine/core'

/** The `filter` of a searchable choice without groups: its labels are compared as in every search. */
export const byLabel: OptionsFilter = ({ options, search, limit }) => {
  const wanted = folded(search)
  return options
    .filter((option) => 'label' in option && folded(option.label).includes(wanted))
    .slice(0, limit)
}
