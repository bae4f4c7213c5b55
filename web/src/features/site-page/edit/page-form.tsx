import type { SitePage, SitePageName } from '@credenza/schema/site-page'
import { sitePageLanguages, sitePageRequest } from '@credenza/schema/site-page'
import { Anchor, Button, Group, Paper, SimpleGrid, Stack, Title } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import toast from 'react-hot-toast'
import { Link } from 'react-router'
import { fieldsOf, messageOf } from '../../../lib/api/api-failure.ts'
import { formResolver } from '../../../lib/form-resolver.ts'
import { readAgain } from '../../../lib/query-nouns.ts'
import { sitePageTexts } from '../../../texts/site-page.ts'
import { Problem } from '../../../ui/problem.tsx'
import { saveSitePage } from '../site-page-calls.ts'
import { LanguageField } from './language-field.tsx'

const texts = sitePageTexts.edit

interface PageFormProps {
  written: SitePage
  onUnsaved: (page: SitePageName, isUnsaved: boolean) => void
}

/** One page, in every language, saved together. */
export function PageForm({ written, onUnsaved }: PageFormProps) {
  const { page } = written
  const queries = useQueryClient()
  const form = useForm({
    resolver: formResolver(sitePageRequest),
    values: { en: textIn(written, 'en'), ar: textIn(written, 'ar') },
    resetOptions: { keepDirtyValues: true },
    mode: 'onChange',
  })
  const save = useMutation({
    mutationFn: (wanted: { en: string; ar: string }) => saveSitePage(page, wanted),
    onSuccess: (saved) => {
      form.reset({ en: textIn(saved, 'en'), ar: textIn(saved, 'ar') })
      toast.success(texts.saved)
      return readAgain(queries, 'site-pages')
    },
    onError: (error) => {
      const faults = fieldsOf(error)
      for (const language of sitePageLanguages)
        if (faults[language]) form.setError(language, { message: faults[language] })
    },
  })
  const { errors, isDirty } = form.formState
  useEffect(() => onUnsaved(page, isDirty), [onUnsaved, page, isDirty])
  const id = `page-${page}`
  return (
    <Paper
      component="form"
      noValidate
      aria-labelledby={id}
      withBorder
      radius="lg"
      p={{ base: 'md', xs: 'lg' }}
      bg="var(--surface)"
      onSubmit={form.handleSubmit((wanted) => save.mutate(wanted))}
    >
      <Stack>
        <Group justify="space-between">
          <Title order={2} fz="lg" id={id}>
            {sitePageTexts.titles[page]}
          </Title>
          {written.texts.length > 0 && (
            <Anchor component={Link} to={`/${page}`} fz="sm">
              {texts.open}
            </Anchor>
          )}
        </Group>
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
          {sitePageLanguages.map((language) => (
            <LanguageField
              key={language}
              page={page}
              language={language}
              text={form.watch(language) ?? ''}
              error={errors[language]?.message}
              {...form.register(language)}
            />
          ))}
        </SimpleGrid>
        {save.isError && Object.keys(errors).length === 0 && <Problem text={messageOf(save.error)} />}
        <Group gap="sm">
          <Button type="submit" loading={save.isPending} disabled={!isDirty}>
            {save.isPending ? texts.saving : texts.save}
          </Button>
          {isDirty && (
            <Button variant="default" onClick={() => form.reset()} disabled={save.isPending}>
              {texts.discard}
            </Button>
          )}
        </Group>
      </Stack>
    </Paper>
  )
}

const textIn = ({ texts }: SitePage, language: string): string =>
  texts.find((one) => one.language === language)?.text ?? ''
