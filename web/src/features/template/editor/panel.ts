import type { TemplateSettings } from '@credenza/schema/template'
import type { Change } from './use-draft.ts'

/** The props of every part of the panel. `faults` are by field path, such as 'colours.ink'. */
export interface PanelProps {
  settings: TemplateSettings
  change: Change
  faults: Record<string, string>
}

/** Values with labels, in the form for a select. */
export const options = <Value extends string>(values: readonly Value[], names: Record<Value, string>) =>
  values.map((value) => ({ value, label: names[value] }))
