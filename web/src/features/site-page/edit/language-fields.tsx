import { type LanguageCode, languages } from '@credenza/schema/languages'
import type { SitePageName, SitePageRequest, sitePageRequest } from '@credenza/schema/site-page'
import { Tabs } from '@mantine/core'
import { Check } from 'lucide-react'
import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { sitePageTexts } from '../../../texts/site-page.ts'
import { textToRead } from '../text-to-read.ts'
import { LanguageField } from './language-field.tsx'

const texts = sitePageTexts.edit

interface LanguageFieldsProps {
  page: SitePageName
  form: UseFormReturn<z.input<typeof sitePageRequest>, unknown, SitePageRequest>
  shown: LanguageCode
  onShow: (language: LanguageCode) => void
}

/** A page's text in each language, on separate tabs. A tab says whether its language has a text. */
export function LanguageFields({ page, form, shown, onShow }: LanguageFieldsProps) {
  const typed = form.watch()
  const textIn = (code: LanguageCode) => typed[code] ?? ''
  const written = languages
    .filter(({ code }) => textIn(code).trim() !== '')
    .map(({ code }) => ({ language: code }))
  return (
    <Tabs value={shown} onChange={(language) => onShow(language as LanguageCode)} keepMounted={false}>
      <Tabs.List aria-label={texts.languages} mb="md">
        {languages.map(({ code, name }) => (
          <Tabs.Tab
            key={code}
            value={code}
            lang={code}
            {...(form.formState.errors[code] && { c: 'var(--mantine-color-error)' })}
            rightSection={
              written.some(({ language }) => language === code) && (
                <Check size={14} role="img" aria-label={texts.written} />
              )
            }
          >
            {name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {languages.map(({ code }) => (
        <Tabs.Panel key={code} value={code}>
          <LanguageField
            page={page}
            language={code}
            text={textIn(code)}
            instead={textToRead(written, code)?.language}
            error={form.formState.errors[code]?.message}
            {...form.register(code)}
          />
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
