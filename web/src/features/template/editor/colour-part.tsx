import { Alert, TextInput } from '@mantine/core'
import { templateTexts as texts } from '../../../texts/template.ts'
import { contrast, isColour, readableContrast } from './contrast.ts'
import styles from './editor.module.css'
import type { PanelProps } from './panel.ts'

const names = ['accent', 'ink', 'paper'] as const

/** The three colours, with a warning if text would be unreadable. */
export function ColourPart({ settings: { colours }, change, faults }: PanelProps) {
  const { ink, paper } = colours
  const ratio = isColour(ink) && isColour(paper) ? contrast(ink, paper) : undefined
  return (
    <>
      {names.map((name) => {
        const set = (value: string) => change('colours', { ...colours, [name]: value }, `colours.${name}`)
        return (
          <TextInput
            key={name}
            label={texts.colours[name]}
            value={colours[name]}
            onChange={(event) => set(event.currentTarget.value.trim())}
            error={faults[`colours.${name}`]}
            maxLength={7}
            dir="ltr"
            leftSection={
              <input
                type="color"
                className={styles.swatch}
                aria-label={texts.pick(texts.colours[name])}
                value={isColour(colours[name]) ? colours[name] : '#000000'}
                onChange={(event) => set(event.currentTarget.value)}
              />
            }
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
