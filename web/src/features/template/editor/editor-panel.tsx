import type { TemplateSettings } from '@credenza/schema/template'
import { Suspense } from 'react'
import { lazy } from '../../../lib/lazy.ts'
import { templateTexts as texts } from '../../../texts/template.ts'
import { ColourPart } from './colour-part.tsx'
import { DesignPart } from './design-part.tsx'
import styles from './editor.module.css'
import { FontPart } from './font-part.tsx'
import { FramePart } from './frame-part.tsx'
import { ImageField } from './image-field.tsx'
import type { PanelProps } from './panel.ts'
import { Section } from './section.tsx'
import { TextPart } from './text-part.tsx'

const SignatoryPart = lazy(() => import('./signatory-part.tsx'))

interface EditorPanelProps extends PanelProps {
  replace: (settings: TemplateSettings) => void
}

/** All settings, in collapsible parts. */
export function EditorPanel({ replace, ...props }: EditorPanelProps) {
  const { settings, change } = props
  return (
    <div className={styles.panel}>
      <Section title={texts.sections.design} opened>
        <DesignPart settings={settings} replace={replace} />
      </Section>
      <Section title={texts.sections.texts} opened>
        <TextPart {...props} />
      </Section>
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
        <Suspense>
          <SignatoryPart {...props} />
        </Suspense>
      </Section>
      <Section title={texts.sections.frame}>
        <FramePart {...props} />
      </Section>
    </div>
  )
}
