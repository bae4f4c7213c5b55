import { arabicFonts, latinFonts } from '@credenza/schema/designs'
import { Select } from '@mantine/core'
import { templateTexts as texts } from '../../../texts/template.ts'
import type { PanelProps } from './panel.ts'

/** One typeface for Latin letters and one for Arabic. */
export function FontPart({ settings: { fonts }, change }: PanelProps) {
  return (
    <>
      <Select
        label={texts.latinFont}
        data={[...latinFonts]}
        allowDeselect={false}
        value={fonts.latin}
        onChange={(latin) => latin && change('fonts', { ...fonts, latin: latin as typeof fonts.latin })}
      />
      <Select
        label={texts.arabicFont}
        data={[...arabicFonts]}
        allowDeselect={false}
        value={fonts.arabic}
        onChange={(arabic) => arabic && change('fonts', { ...fonts, arabic: arabic as typeof fonts.arabic })}
      />
    </>
  )
}
