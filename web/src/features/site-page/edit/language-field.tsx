import { type LanguageCode, languageOf } from '@credenza/schema/languages'
import type { SitePageName } from '@credenza/schema/site-page'
import { sitePageLimit } from '@credenza/schema/site-page'
import { Box, Stack, Text, Textarea } from '@mantine/core'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { languageName } from '../../../lib/text/language-name.ts'
import { sitePageTexts } from '../../../texts/site-page.ts'
import { PageText } from '../page-text.tsx'

const texts = sitePageTexts.edit

interface LanguageFieldProps extends UseFormRegisterReturn {
  page: SitePageName
  language: LanguageCode
  text: string
  /** The language shown to readers while there is no text in theirs. */
  instead: LanguageCode | undefined
  error: string | undefined
}

/** A page's text in one language with a preview, or what readers of that language see without a text. */
export function LanguageField({ page, language, text, instead, error, ...field }: LanguageFieldProps) {
  const { dir } = languageOf(language)
  const isEmpty = text.trim() === ''
  return (
    <Stack gap="sm">
      <Textarea
        label={texts.textOf(sitePageTexts.titles[page], languageName(language))}
        description={isEmpty && (instead ? texts.instead(languageName(instead)) : texts.unwritten)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autosize
        minRows={6}
        maxRows={18}
        maxLength={sitePageLimit}
        error={error}
        styles={{ input: { direction: dir } }}
        lang={language}
        {...field}
      />
      {!isEmpty && (
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
