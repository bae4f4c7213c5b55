import type { SitePageName } from '@credenza/schema/site-page'
import { Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { sitePageTexts } from '../../../texts/site-page.ts'
import { useLeaveGuard } from '../../../ui/dialog/use-leave-guard.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { sitePagesQuery } from '../site-page-calls.ts'
import { PageForm } from './page-form.tsx'

const texts = sitePageTexts.edit

/** Lets the administrator write the pages for everyone. */
export function EditPages() {
  const pages = useQuery({ ...sitePagesQuery, refetchOnWindowFocus: false })
  const [unsaved, setUnsaved] = useState<readonly SitePageName[]>([])
  const noteUnsaved = useCallback((page: SitePageName, isUnsaved: boolean) => {
    setUnsaved((pages) => [...pages.filter((one) => one !== page), ...(isUnsaved ? [page] : [])])
  }, [])
  const leaveQuestion = useLeaveGuard(unsaved.length > 0)
  return (
    <Page title={texts.title} lead={texts.lead}>
      <Loaded query={pages} skeleton={<Skeleton height={420} radius="lg" />}>
        {(written) => (
          <Stack gap="lg">
            <Text component="ul" fz="sm" c="dimmed" m={0} ps="lg">
              {texts.format.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </Text>
            {written.map((page) => (
              <PageForm key={page.page} written={page} onUnsaved={noteUnsaved} />
            ))}
          </Stack>
        )}
      </Loaded>
      {leaveQuestion}
    </Page>
  )
}
