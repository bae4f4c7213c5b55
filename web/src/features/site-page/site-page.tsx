import { languageOf } from '@credenza/schema/languages'
import type { SitePageName } from '@credenza/schema/site-page'
import { Button, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ApiFailure } from '../../lib/api/api-failure.ts'
import { formatLongDate } from '../../lib/text/format.ts'
import { pageLanguage } from '../../lib/text/page-language.ts'
import { common } from '../../texts/common.ts'
import { sitePageTexts as texts } from '../../texts/site-page.ts'
import { Loaded } from '../../ui/page/loaded.tsx'
import { Page } from '../../ui/page/page.tsx'
import { PageText } from './page-text.tsx'
import { sitePageQuery } from './site-page-calls.ts'
import { textToRead } from './text-to-read.ts'

/** A page written by the administrator, in the reader's language if it has a text in it. */
export function SitePage({ page }: { page: SitePageName }) {
  const query = useQuery({ ...sitePageQuery(page), retry: false })
  const shown = query.data && textToRead(query.data.texts, pageLanguage.code)
  const isUnwritten = query.error instanceof ApiFailure && query.error.code === 'not_found'
  if (isUnwritten)
    return (
      <Page title={texts.notFound} size="sm">
        <Stack align="flex-start">
          <Text>{texts.notFoundText}</Text>
          <Button component={Link} to="/" variant="default">
            {common.toStart}
          </Button>
        </Stack>
      </Page>
    )
  return (
    <Page title={texts.titles[page]} lead={shown && texts.changed(formatLongDate(shown.changedAt))} size="sm">
      <Loaded query={query} skeleton={<Skeleton height={240} radius="lg" />}>
        {() =>
          shown && (
            <article lang={shown.language} dir={languageOf(shown.language).dir}>
              <PageText text={shown.text} />
            </article>
          )
        }
      </Loaded>
    </Page>
  )
}
