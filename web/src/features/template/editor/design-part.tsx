import { type Design, designs, isEarlier } from '@credenza/schema/designs'
import type { TemplateSettings } from '@credenza/schema/template'
import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { templateTexts as texts } from '../../../texts/template.ts'
import { designsQuery } from '../template-calls.ts'
import { options } from './panel.ts'
import { redesigned } from './redesign.ts'

interface DesignPartProps {
  settings: TemplateSettings
  replace: (settings: TemplateSettings) => void
}

/** Changes the design. Settings that the issuer has changed stay. */
export function DesignPart({ settings, replace }: DesignPartProps) {
  const first = useQuery(designsQuery)
  const firstOf = (design: Design) => first.data?.find((one) => one.design === design)?.settings
  const offered: readonly Design[] = isEarlier(settings.design) ? [settings.design, ...designs] : designs
  const choose = (design: Design) => {
    const next = firstOf(design)
    if (next) replace(redesigned(settings, firstOf(settings.design), next))
  }
  return (
    <Select
      label={texts.sections.design}
      description={isEarlier(settings.design) ? texts.earlierDesign : undefined}
      data={options(offered, texts.designs)}
      allowDeselect={false}
      disabled={!first.data}
      value={settings.design}
      onChange={(design) => design && choose(design as Design)}
    />
  )
}
