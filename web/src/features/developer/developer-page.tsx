import { Button, Skeleton, Tabs } from '@mantine/core'
import { BookOpen } from 'lucide-react'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { lazy } from '../../lib/browser/lazy.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { developerTexts as texts } from '../../texts/developer.ts'
import { Page } from '../../ui/page/page.tsx'
import { withParam } from '../../ui/table/search-box.tsx'
import { ApiKeys } from './api-keys.tsx'

const Webhooks = lazy(() => import('./webhooks.tsx'))

/** API keys and, on a second tab (`?view=webhooks`), the endpoints that get events. */
export function DeveloperPage() {
  const isVerifier = useSession()?.role === 'verifier'
  return (
    <Page
      title={texts.title}
      lead={isVerifier ? texts.leadOfVerifier : texts.lead}
      actions={
        <Button component="a" href="/v1/docs" variant="default" leftSection={<BookOpen size={16} />}>
          {texts.reference}
        </Button>
      }
    >
      <KeysAndWebhooks />
    </Page>
  )
}

function KeysAndWebhooks() {
  const [params, setParams] = useSearchParams()
  const view = params.get('view') === 'webhooks' ? 'webhooks' : 'keys'
  const show = (wanted: string | null) =>
    setParams((before) => withParam(before, 'view', wanted === 'webhooks' ? wanted : ''))
  return (
    <Tabs value={view} onChange={show} keepMounted={false}>
      <Tabs.List mb="lg">
        <Tabs.Tab value="keys">{texts.tabs.keys}</Tabs.Tab>
        <Tabs.Tab value="webhooks">{texts.tabs.webhooks}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="keys">
        <ApiKeys />
      </Tabs.Panel>
      <Tabs.Panel value="webhooks">
        <Suspense fallback={<Skeleton height={240} />}>
          <Webhooks />
        </Suspense>
      </Tabs.Panel>
    </Tabs>
  )
}
