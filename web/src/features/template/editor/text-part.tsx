import { bilingualDesigns } from '@credenza/schema/designs'
import type { TemplateSettings } from '@credenza/schema/template'
import { templateTexts as texts } from '../../../texts/template.ts'
import type { PanelProps } from './panel.ts'
import { PlaceholderText } from './placeholder-text.tsx'

type Field = keyof TemplateSettings['texts']
/** The most characters the server accepts. */
const longest: Record<Field, number> = {
  heading: 120,
  before: 300,
  body: 1200,
  footer: 300,
  issuerArabic: 200,
  headingArabic: 120,
  beforeArabic: 300,
  bodyArabic: 1200,
}
const english = ['heading', 'before', 'body', 'footer'] as const
const arabic = ['issuerArabic', 'headingArabic', 'beforeArabic', 'bodyArabic'] as const

/** The texts. Those in Arabic are for the bilingual designs. */
export function TextPart({ settings, change, faults }: PanelProps) {
  const fields: readonly Field[] = bilingualDesigns.includes(settings.design)
    ? [...english, ...arabic]
    : english
  return fields.map((field) => (
    <PlaceholderText
      key={field}
      label={texts.texts[field]}
      value={settings.texts[field]}
      maxLength={longest[field]}
      error={faults[`texts.${field}`]}
      onChange={(value) => change('texts', { ...settings.texts, [field]: value }, `texts.${field}`)}
    />
  ))
}
