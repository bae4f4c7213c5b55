import type { TemplateSettings } from '@credenza/schema/template'
import { Suspense } from 'react'
import { lazy } from '../../../lib/browser/lazy.ts'
import { templateTexts as texts } from '../../../texts/template.ts'
import { DesignPart } from './design-part.tsx'
import styles from './editor.module.css'
import type { PanelProps } from './panel.ts'
import { Section } from './section.tsx'
import { TextPart } from './text-part.tsx'

const ClosedParts = lazy(() => import('./closed-parts.tsx'))

interface EditorPanelProps extends PanelProps {
  replace: (settings: TemplateSettings) => void
  isLocked: boolean
}

/** All settings, in collapsible parts. */
export function EditorPanel({ replace, isLocked, ...props }: EditorPanelProps) {
  return (
    <fieldset className={styles.panel} disabled={isLocked}>
      <Section title={texts.sections.design} opened>
        <DesignPart settings={props.settings} replace={replace} />
      </Section>
      <Section title={texts.sections.texts} opened>
        <TextPart {...props} />
      </Section>
      <Suspense>
        <ClosedParts {...props} />
      </Suspense>
    </fieldset>
  )
}
