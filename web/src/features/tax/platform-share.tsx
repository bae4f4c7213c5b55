import { Button, Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { lazy } from '../../lib/browser/lazy.ts'
import { taxTexts } from '../../texts/tax.ts'
import { Loaded } from '../../ui/page/loaded.tsx'
import { Section } from '../../ui/page/section.tsx'
import { shareWords } from './share-words.ts'
import { platformShareQuery } from './tax-calls.ts'

const PlatformShareDialog = lazy(() => import('./platform-share-dialog.tsx'))
const texts = taxTexts.share

/** Shows an administrator what the platform keeps of each fee, and lets them change it. */
export function PlatformShare() {
  const share = useQuery(platformShareQuery)
  const [editing, setEditing] = useState(false)
  return (
    <Section title={texts.title} size="lg">
      <Text c="dimmed">{texts.lead}</Text>
      <Loaded query={share} skeleton={<Skeleton height={24} />}>
        {(kept) => (
          <>
            <Text>{shareWords(kept)}</Text>
            <Button variant="default" onClick={() => setEditing(true)} style={{ alignSelf: 'flex-start' }}>
              {texts.change}
            </Button>
          </>
        )}
      </Loaded>
      <Suspense>
        {editing && share.data && (
          <PlatformShareDialog percent={share.data.percent} onClose={() => setEditing(false)} />
        )}
      </Suspense>
    </Section>
  )
}
