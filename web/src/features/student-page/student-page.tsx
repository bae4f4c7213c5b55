import type { StudentDetails } from '@credenza/schema/student'
import { Alert, Skeleton, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { useParams } from 'react-router'
import { lazy } from '../../lib/browser/lazy.ts'
import { usePermitted } from '../../lib/session/use-permitted.ts'
import { formatDate } from '../../lib/text/format.ts'
import { studentPageTexts as texts } from '../../texts/student-page.ts'
import { LoadedPage } from '../../ui/page/loaded-page.tsx'
import { Page } from '../../ui/page/page.tsx'
import { Section } from '../../ui/page/section.tsx'
import { gateOf } from '../account/gate.ts'
import { useProfile } from '../account/use-profile.ts'
import { only } from '../issuing/create/recipients.ts'
import type { StudentAct } from '../student/acts/student-acts.ts'
import { useStudentActs } from '../student/acts/use-student-acts.tsx'
import { studentQuery } from '../student/student-calls.ts'
import { NoMail } from './no-mail.tsx'
import { StudentAccount } from './student-account.tsx'
import { StudentActions } from './student-actions.tsx'
import styles from './student-page.module.css'

const CreateDialog = lazy(() => import('../issuing/create/create-dialog.tsx'))
const StudentCertificates = lazy(() => import('./student-certificates.tsx'))
const StudentFacts = lazy(() => import('./student-facts.tsx'))
const StudentHistory = lazy(() => import('./student-history.tsx'))
const EditDialog = lazy(() => import('./edit-dialog.tsx'))

/** One of the issuer's students: details, certificates, history, and actions. */
export function StudentPage() {
  const { studentId = '' } = useParams()
  const query = useQuery(studentQuery(studentId))
  return (
    <LoadedPage title={texts.title} query={query} skeleton={<Skeleton height={420} radius="lg" />}>
      {(student) => <OneStudent key={studentId} student={student} />}
    </LoadedPage>
  )
}

function OneStudent({ student }: { student: StudentDetails }) {
  const profile = useProfile()
  const [dialog, setDialog] = useState<'edit' | 'issue'>()
  const acts = useStudentActs()
  const close = () => setDialog(undefined)
  const mayPrepare = usePermitted()('prepare')
  const isOpen = mayPrepare && profile.data !== undefined && gateOf(profile.data) === 'open'
  const isArchived = student.archivedAt !== ''
  const start = (act: StudentAct) =>
    acts.plan({ act, selection: { ids: [student._id] }, count: 1, countIsExact: true })
  return (
    <Page
      title={student.name}
      lead={<bdi>{[student.rollNumber, student.courseName, student.year].filter(Boolean).join(' · ')}</bdi>}
      actions={
        isOpen && (
          <StudentActions
            student={student}
            onEdit={() => setDialog('edit')}
            onIssue={() => setDialog('issue')}
            onAct={start}
          />
        )
      }
    >
      {isArchived && (
        <Alert color="yellow" title={texts.archived}>
          {texts.archivedOn(formatDate(student.archivedAt))}
        </Alert>
      )}
      {student.isErased && <Alert color="gray">{texts.erased}</Alert>}
      {student.noMail.key !== '' && <NoMail why={student.noMail} />}
      <div className={styles.layout}>
        <div className={styles.side}>
          <Panel title={texts.details}>
            <StudentFacts student={student} />
          </Panel>
          {!student.isErased && (
            <Panel title={texts.account}>
              <StudentAccount
                student={student}
                onInvite={isOpen && !isArchived ? () => start('invite') : undefined}
              />
            </Panel>
          )}
        </div>
        <div>
          <section aria-label={texts.certificates}>
            <Title order={2} fz="lg" mb="sm">
              {texts.certificates}
            </Title>
            <Suspense fallback={<Skeleton height={220} radius="md" />}>
              <StudentCertificates
                student={student}
                onIssue={isOpen && !isArchived ? () => setDialog('issue') : undefined}
              />
            </Suspense>
          </section>
          <Panel title={texts.history}>
            <StudentHistory studentId={student._id} />
          </Panel>
        </div>
      </div>
      {acts.dialog}
      <Suspense>
        {dialog === 'edit' && <EditDialog student={student} onClose={close} />}
        {dialog === 'issue' && profile.data && (
          <CreateDialog profile={profile.data} chosen={only(student)} onClose={close} />
        )}
      </Suspense>
    </Page>
  )
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section title={title}>
      <Suspense fallback={<Skeleton height={120} radius="md" />}>{children}</Suspense>
    </Section>
  )
}
