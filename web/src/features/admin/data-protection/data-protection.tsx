import { Button, Skeleton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { lazy } from '../../../lib/browser/lazy.ts'
import { saveBlob } from '../../../lib/browser/save-file.ts'
import { dataProtectionTexts as texts } from '../../../texts/data-protection.ts'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { dataProtectionQuery } from './data-protection-calls.ts'
import { Register } from './register.tsx'
import { Residency } from './residency.tsx'

const Holds = lazy(() => import('./holds.tsx'))
const RetentionDays = lazy(() => import('./retention-days.tsx'))

/** The page of the data protection officer, to print or to save as JSON. */
export function DataProtection() {
  const query = useQuery(dataProtectionQuery)
  const { data } = query
  const save = () => {
    const file = new Blob([JSON.stringify(data, undefined, 2)], { type: 'application/json' })
    saveBlob(file, texts.fileName(new Date().toISOString().slice(0, 10)))
  }
  return (
    <Page
      title={texts.title}
      lead={texts.lead}
      actions={
        <>
          <Button variant="default" disabled={!data} onClick={() => window.print()}>
            {texts.print}
          </Button>
          <Button variant="default" disabled={!data} onClick={save}>
            {texts.export}
          </Button>
        </>
      }
    >
      <Loaded query={query} skeleton={<Skeleton height={420} radius="lg" />}>
        {({ retention, residency, activities, onConsent }) => (
          <Stack gap="lg">
            <Suspense fallback={<Skeleton height={420} radius="lg" />}>
              <Holds />
              <RetentionDays retention={retention} />
            </Suspense>
            <Residency residency={residency} />
            <Register activities={activities} isConsentUsed={onConsent.length > 0} />
          </Stack>
        )}
      </Loaded>
    </Page>
  )
}
