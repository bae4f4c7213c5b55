import type { TemplateSettings } from '@credenza/schema/template'
import type { Change } from './use-draft.ts'

/** What every part of the panel gets. `faults` are by the path of the field, such as 'colours.ink'. */
export interface PanelProps {
  settings: TemplateSettings
  change: Change
  faults: Record<string, string>
}

/** Values with their names, as a select takes them. */
export const options = <Value extends string>(values: readonly Value[], names: Record<Value, string>) =>
  values.map((value) => ({ value, label: names[value] }))
