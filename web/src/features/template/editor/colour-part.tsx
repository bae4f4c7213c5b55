import { contrast, readableContrast } from '@credenza/schema/colour'
import { Alert } from '@mantine/core'
import { isColour } from '../../../lib/form/is-colour.ts'
import { templateTexts as texts } from '../../../texts/template.ts'
import { ColourField } from '../../../ui/field/colour-field.tsx'
import type { PanelProps } from './panel.ts'

const names = ['accent', 'ink', 'paper'] as const

/** The three colours, with a warning if text would be unreadable. */
export function ColourPart({ settings: { colours }, change, faults }: PanelProps) {
  const { ink, paper } = colours
  const ratio = isColour(ink) && isColour(paper) ? contrast(ink, paper) : undefined
  return (
    <>
      {names.map((name) => {
        return (
          <ColourField
            key={name}
            label={texts.colours[name]}
            pickLabel={texts.pick(texts.colours[name])}
            value={colours[name]}
            onChange={(value) => change('colours', { ...colours, [name]: value }, `colours.${name}`)}
            error={faults[`colours.${name}`]}
          />
        )
      })}
      {ratio !== undefined && ratio < readableContrast && (
        <Alert color="yellow" role="status">
          {texts.lowContrast(ratio.toFixed(1))}
        </Alert>
      )}
    </>
  )
}
