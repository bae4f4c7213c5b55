import { Alert, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useParams } from 'react-router'
import { messageOf } from '../../lib/api/api-failure.ts'
import { lazy } from '../../lib/browser/lazy.ts'
import { askedTexts as texts } from '../../texts/asked.ts'
import { Page } from '../../ui/page/page.tsx'
import { askedQuery } from './asked-calls.ts'
import { Facts } from './facts.tsx'
import { useWayBack } from './use-way-back.ts'

const AnswerWays = lazy(async () => ({ default: (await import('./answer-ways.tsx')).AnswerWays }))
const Sent = lazy(async () => ({ default: (await import('./sent.tsx')).Sent }))

const pollMs = 3000

/** '/ask/{code}': what somebody asks to see, and the ways to answer. No account is needed. */
export function AskedPage() {
  const { code = '' } = useParams()
  const [isElsewhere, setElsewhere] = useState(false)
  const asked = useQuery({ ...askedQuery(code), refetchInterval: isElsewhere && pollMs })
  const back = useWayBack(code)
  if (!asked.data)
    return (
      <Page title={texts.tab} size="sm">
        {asked.error ? <Ended text={messageOf(asked.error)} /> : <Text role="status">{texts.waiting}</Text>}
      </Page>
    )
  const { title, purpose, asker, state } = asked.data
  const answered = (verdict: Parameters<typeof back.setVerdict>[0]) => {
    back.setVerdict(verdict)
    void asked.refetch()
  }
  return (
    <Page
      title={texts.title(asker.name)}
      tab={texts.tab}
      lead={
        <>
          <Text fw={600} dir="auto">
            {title}
          </Text>
          {purpose && <Text dir="auto">{purpose}</Text>}
        </>
      }
      size="sm"
    >
      <Facts asked={asked.data} />
      <Suspense>
        {back.verdict ? (
          <Sent asker={asker.name} verdict={back.verdict} />
        ) : state === 'waiting' ? (
          <AnswerWays
            code={code}
            asked={asked.data}
            problem={back.problem}
            onElsewhere={() => setElsewhere(true)}
            onAnswered={answered}
            onRefused={() => void asked.refetch()}
          />
        ) : (
          <Ended text={texts.ended[state]} />
        )}
      </Suspense>
    </Page>
  )
}

const Ended = ({ text }: { text: string }) => (
  <Alert color="gray" role="status">
    {text}
  </Alert>
)
