import { frames, qrPlaces } from '@credenza/schema/designs'
import { Select } from '@mantine/core'
import { templateTexts as texts } from '../../../texts/template.ts'
import { options, type PanelProps } from './panel.ts'

const states = [
  ['verified', texts.frameVerified],
  ['unverified', texts.frameUnverified],
] as const

/** The background frames, one per state, and the QR code's position. */
export function FramePart({ settings: { frame, qr }, change }: PanelProps) {
  return (
    <>
      {states.map(([state, label]) => (
        <Select
          key={state}
          label={label}
          data={options(frames, texts.frames)}
          allowDeselect={false}
          value={frame[state]}
          onChange={(value) =>
            value && change('frame', { ...frame, [state]: value as typeof frame.verified })
          }
        />
      ))}
      <Select
        label={texts.qr}
        data={options(qrPlaces, texts.qrPlaces)}
        allowDeselect={false}
        value={qr}
        onChange={(value) => value && change('qr', value as typeof qr)}
      />
    </>
  )
}
