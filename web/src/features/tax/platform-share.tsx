import { Button, Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { messageOf } from '../../lib/api/api-failure.ts'
import { lazy } from '../../lib/lazy.ts'
import { taxTexts } from '../../texts/tax.ts'
import { Problem } from '../../ui/problem.tsx'
import { Section } from '../../ui/section.tsx'
import { shareWords } from './share-words.ts'
import { platformShareQuery } from './tax-calls.ts'

const PlatformShareDialog = lazy(() => import('./platform-share-dialog.tsx'))
const texts = taxTexts.share

/** Shows an administrator what the platform keeps of each fee, and lets them change it. */
export function PlatformShare() {
  const share = useQuery(platformShareQuery)
  const [editing, setEditing] = useState(false)
  return (
    <Section title={texts.title} p={{ base: 'md', xs: 'xl' }}>
      <Text c="dimmed">{texts.lead}</Text>
      {share.isPending ? (
        <Skeleton height={24} />
      ) : share.isError ? (
        <Problem text={messageOf(share.error, texts.failed)} />
      ) : (
        <>
          <Text>{shareWords(share.data)}</Text>
          <Button variant="default" onClick={() => setEditing(true)} style={{ alignSelf: 'flex-start' }}>
            {texts.change}
          </Button>
        </>
      )}
      <Suspense>
        {editing && share.data && (
          <PlatformShareDialog percent={share.data.percent} onClose={() => setEditing(false)} />
        )}
      </Suspense>
    </Section>
  )
}
