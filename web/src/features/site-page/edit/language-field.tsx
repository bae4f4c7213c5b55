import type { SitePageLanguage, SitePageName } from '@credenza/schema/site-page'
import { sitePageLimit } from '@credenza/schema/site-page'
import { Box, Stack, Text, Textarea } from '@mantine/core'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { sitePageTexts } from '../../../texts/site-page.ts'
import { PageText } from '../page-text.tsx'
import { directionOf } from '../text-to-read.ts'

const texts = sitePageTexts.edit

interface LanguageFieldProps extends UseFormRegisterReturn {
  page: SitePageName
  language: SitePageLanguage
  text: string
  error: string | undefined
}

/** A page's text in one language, and how it will look. */
export function LanguageField({ page, language, text, error, ...field }: LanguageFieldProps) {
  const dir = directionOf(language)
  return (
    <Stack gap="sm">
      <Textarea
        label={texts.languages[language]}
        aria-label={texts.textOf(sitePageTexts.titles[page], texts.languages[language])}
        description={texts.empty}
        autosize
        minRows={6}
        maxRows={18}
        maxLength={sitePageLimit}
        error={error}
        styles={{ input: { direction: dir } }}
        lang={language}
        {...field}
      />
      {text.trim() !== '' && (
        <Box component="section" aria-label={texts.preview}>
          <Text fz="sm" c="dimmed" mb={6}>
            {texts.preview}
          </Text>
          <div lang={language} dir={dir}>
            <PageText text={text} />
          </div>
        </Box>
      )}
    </Stack>
  )
}
