import { type LanguageCode, languageCodes } from '@credenza/schema/languages'
import type { SitePage, SitePageName, SitePageRequest } from '@credenza/schema/site-page'
import { sitePageRequest } from '@credenza/schema/site-page'
import { Anchor, Button, Group, Paper, Stack, Title } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import toast from 'react-hot-toast'
import { Link } from 'react-router'
import { fieldsOf } from '../../../lib/api/api-failure.ts'
import { showServerErrors } from '../../../lib/form/faulty-fields.ts'
import { formResolver } from '../../../lib/form/form-resolver.ts'
import { useForm } from '../../../lib/form/use-form.ts'
import { readAgain } from '../../../lib/query/query-nouns.ts'
import { pageLanguage } from '../../../lib/text/page-language.ts'
import { sitePageTexts } from '../../../texts/site-page.ts'
import { FormProblem } from '../../../ui/field/form-problem.tsx'
import { saveSitePage } from '../site-page-calls.ts'
import { LanguageFields } from './language-fields.tsx'

const texts = sitePageTexts.edit

interface PageFormProps {
  written: SitePage
  onUnsaved: (page: SitePageName, isUnsaved: boolean) => void
}

/** One page in every language, saved together. If a text is refused, its tab opens. */
export function PageForm({ written, onUnsaved }: PageFormProps) {
  const { page } = written
  const queries = useQueryClient()
  const [shown, show] = useState<LanguageCode>(pageLanguage.code)
  const form = useForm({
    resolver: formResolver(sitePageRequest),
    values: textsOf(written),
    resetOptions: { keepDirtyValues: true },
    mode: 'onChange',
  })
  const save = useMutation({
    mutationFn: (wanted: SitePageRequest) => saveSitePage(page, wanted),
    onSuccess: (saved) => {
      form.reset(textsOf(saved))
      toast.success(texts.saved)
      return readAgain(queries, 'site-pages')
    },
    onError: (error) => {
      showFaulty(fieldsOf(error))
      showServerErrors(form, error, languageCodes)
    },
  })
  const showFaulty = (faults: Partial<Record<LanguageCode, unknown>>) =>
    show((before) => languageCodes.find((language) => faults[language]) ?? before)
  const { isDirty } = form.formState
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
      onSubmit={form.handleSubmit((wanted) => save.mutate(wanted), showFaulty)}
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
        <LanguageFields page={page} form={form} shown={shown} onShow={show} />
        <FormProblem error={save.error} fields={languageCodes} />
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

const textsOf = ({ texts }: SitePage) =>
  Object.fromEntries(
    languageCodes.map((code) => [code, texts.find(({ language }) => language === code)?.text ?? '']),
  ) as SitePageRequest
