import { Skeleton, Tabs } from '@mantine/core'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { lazy } from '../../lib/browser/lazy.ts'
import { deliveryTexts as texts } from '../../texts/delivery.ts'
import { Page } from '../../ui/page/page.tsx'
import { withParam } from '../../ui/table/search-box.tsx'
import { DeliveryList } from './delivery-list.tsx'

const MailSettings = lazy(() => import('./mail-settings.tsx'))

/** The mails to holders, and on a second tab (`?view=settings`) their texts and when they are sent. */
export function DeliveryPage() {
  const [params, setParams] = useSearchParams()
  const view = params.get('view') === 'settings' ? 'settings' : 'mails'
  const show = (wanted: string | null) =>
    setParams((before) => withParam(before, 'view', wanted === 'settings' ? wanted : ''))
  return (
    <Page title={texts.title} lead={texts.lead}>
      <Tabs value={view} onChange={show} keepMounted={false}>
        <Tabs.List mb="lg">
          <Tabs.Tab value="mails">{texts.tabs.mails}</Tabs.Tab>
          <Tabs.Tab value="settings">{texts.tabs.settings}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="mails">
          <DeliveryList />
        </Tabs.Panel>
        <Tabs.Panel value="settings">
          <Suspense fallback={<Skeleton height={420} radius="lg" />}>
            <MailSettings />
          </Suspense>
        </Tabs.Panel>
      </Tabs>
    </Page>
  )
}
