import { templateTexts as texts } from '../../../texts/template.ts'
import { ColourPart } from './colour-part.tsx'
import { FontPart } from './font-part.tsx'
import { FramePart } from './frame-part.tsx'
import { ImageField } from './image-field.tsx'
import type { PanelProps } from './panel.ts'
import { Section } from './section.tsx'
import { SignatoryPart } from './signatory-part.tsx'

/** The settings in parts that are collapsed at first. */
export default function ClosedParts(props: PanelProps) {
  const { settings, change } = props
  return (
    <>
      <Section title={texts.sections.colours}>
        <ColourPart {...props} />
      </Section>
      <Section title={texts.sections.fonts}>
        <FontPart {...props} />
      </Section>
      <Section title={texts.sections.images}>
        <ImageField label={texts.logo} imageId={settings.logo} onChange={(logo) => change('logo', logo)} />
        <ImageField label={texts.seal} imageId={settings.seal} onChange={(seal) => change('seal', seal)} />
      </Section>
      <Section title={texts.sections.signatories}>
        <SignatoryPart {...props} />
      </Section>
      <Section title={texts.sections.frame}>
        <FramePart {...props} />
      </Section>
    </>
  )
}
