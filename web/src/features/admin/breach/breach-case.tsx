import type { BreachNote, BreachWithNotes } from '@credenza/schema/breach'
import { Alert, Button, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useParams } from 'react-router'
import { messageOf } from '../../../lib/api/api-failure.ts'
import { lazy } from '../../../lib/browser/lazy.ts'
import { formatDateTime, formatNumber } from '../../../lib/text/format.ts'
import { breachTexts as texts } from '../../../texts/breach.ts'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { AffectedPeople } from './affected-people.tsx'
import { breachQuery, closeBreach } from './breach-calls.ts'
import { useBreachAct } from './use-breach-act.ts'

const NoteDialog = lazy(() => import('./note-dialog.tsx'))
const LettersDialog = lazy(() => import('./letters-dialog.tsx'))
const PeopleDialog = lazy(() => import('./people-dialog.tsx'))
const ReasonDialog = lazy(() => import('../../../ui/dialog/reason-dialog.tsx'))

type Asking = 'authority' | 'note' | 'people' | 'letters' | 'report' | undefined

/** One breach: the 72 hours, who is affected, their letters, and the report at the end. */
export function BreachCase() {
  const { id = '' } = useParams()
  const query = useQuery({ ...breachQuery(id), refetchInterval: 15_000 })
  const { data: breach } = query
  const [asking, setAsking] = useState<Asking>()
  const onClose = () => setAsking(undefined)
  const close = useBreachAct((report: string) => closeBreach(id, report), { done: texts.close.done, onClose })
  return (
    <Page
      title={texts.caseTitle}
      lead={<bdi>{breach?.what}</bdi>}
      actions={
        breach?.closedAt === null && (
          <>
            {breach.authorityToldAt === null && (
              <Button variant="default" onClick={() => setAsking('authority')}>
                {texts.notes.tell}
              </Button>
            )}
            <Button variant="default" onClick={() => setAsking('note')}>
              {texts.notes.add}
            </Button>
            <Button variant="default" onClick={() => setAsking('people')}>
              {texts.people.add}
            </Button>
            <Button disabled={breach.affected === breach.told} onClick={() => setAsking('letters')}>
              {texts.letters.write}
            </Button>
            <Button variant="default" onClick={() => setAsking('report')}>
              {texts.close.title}
            </Button>
          </>
        )
      }
    >
      <Loaded query={query} skeleton={<Skeleton height={240} radius="lg" />}>
        {(shown) => (
          <Stack gap="lg">
            <Standing breach={shown} />
            {shown.notes.length > 0 && <Notes notes={shown.notes} />}
            <AffectedPeople id={id} />
          </Stack>
        )}
      </Loaded>
      <Suspense>
        {(asking === 'authority' || asking === 'note') && (
          <NoteDialog id={id} ofAuthority={asking === 'authority'} onClose={onClose} />
        )}
        {asking === 'people' && <PeopleDialog id={id} onClose={onClose} />}
        {asking === 'letters' && <LettersDialog id={id} onClose={onClose} />}
        {asking === 'report' && (
          <ReasonDialog
            title={texts.close.title}
            explanation={texts.close.text}
            label={texts.close.label}
            quickReasons={[]}
            confirmLabel={texts.close.title}
            opened
            busy={close.isPending}
            problem={close.error ? messageOf(close.error) : undefined}
            onClose={onClose}
            onConfirm={(report) => close.mutate(report)}
          />
        )}
      </Suspense>
    </Page>
  )
}

function Standing({ breach }: { breach: BreachWithNotes }) {
  const { reportBy, authorityToldAt, affected, told, report, closedAt } = breach
  const by = formatDateTime(reportBy)
  const isLate = Date.parse(reportBy) < Date.now()
  return (
    <>
      {authorityToldAt !== null && <Text>{texts.toldOn(formatDateTime(authorityToldAt))}</Text>}
      {closedAt === null && authorityToldAt === null && (
        <Alert color="red" role="status" title={isLate ? texts.late(by) : texts.reportBy(by)} />
      )}
      {affected > 0 && <Text>{texts.counts(formatNumber(told), formatNumber(affected))}</Text>}
      {closedAt !== null && (
        <Section title={texts.report}>
          <Text dir="auto" style={{ whiteSpace: 'pre-line' }}>
            {report}
          </Text>
        </Section>
      )}
    </>
  )
}

function Notes({ notes }: { notes: readonly BreachNote[] }) {
  return (
    <Section title={texts.notes.title}>
      <Stack gap="md">
        {notes.map(({ _id, text, createdAt }) => (
          <div key={_id}>
            <Text size="sm" c="dimmed">
              {formatDateTime(createdAt)}
            </Text>
            <Text dir="auto" style={{ whiteSpace: 'pre-line' }}>
              {text}
            </Text>
          </div>
        ))}
      </Stack>
    </Section>
  )
}
