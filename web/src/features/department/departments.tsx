import type { Department } from '@credenza/schema/department'
import { Button, Skeleton, Text } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { lazy } from '../../lib/browser/lazy.ts'
import { readAgain } from '../../lib/query/query-nouns.ts'
import { toastFailure } from '../../lib/toast-failure.ts'
import { departmentsQuery } from '../../lib/use-departments.ts'
import { departmentTexts as texts } from '../../texts/department.ts'
import ConfirmDialog from '../../ui/dialog/confirm-dialog.tsx'
import { Loaded } from '../../ui/page/loaded.tsx'
import { Section } from '../../ui/page/section.tsx'
import styles from '../../ui/table/row-list.module.css'
import { saveDepartment } from './department-calls.ts'
import { DepartmentRow } from './department-row.tsx'

const NameDialog = lazy(() => import('./name-dialog.tsx'))
const MergeDialog = lazy(() => import('./merge-dialog.tsx'))
const MoveDialog = lazy(() => import('./move-dialog.tsx'))

type Asking = { act: 'rename' | 'close' | 'merge' | 'move'; about: Department } | { act: 'add' }

/** The departments of an issuer, which its owner creates. */
export default function Departments({ isLocked }: { isLocked: boolean }) {
  const queries = useQueryClient()
  const departments = useQuery(departmentsQuery)
  const [asking, setAsking] = useState<Asking>()
  const stop = () => setAsking(undefined)
  const refresh = () => readAgain(queries, 'departments', 'students', 'categories', 'templates', 'stats')
  const done = async () => {
    await refresh()
    stop()
  }
  const save = useMutation({
    mutationFn: saveDepartment,
    onSuccess: done,
    onError: toastFailure(),
  })
  return (
    <Section
      title={texts.title}
      size="lg"
      action={
        <Button variant="default" disabled={isLocked} onClick={() => setAsking({ act: 'add' })}>
          {texts.add}
        </Button>
      }
    >
      <Text c="dimmed">{texts.lead}</Text>
      <Loaded query={departments} skeleton={<Skeleton height={64} radius="md" />}>
        {(all) =>
          all.length === 0 ? (
            <Text c="dimmed" fz="sm">
              {texts.none}
            </Text>
          ) : (
            <ul className={styles.rows} aria-label={texts.list}>
              {all.map((about) => (
                <DepartmentRow
                  key={about._id}
                  department={about}
                  canMerge={all.length > 1}
                  onAsk={(act) => setAsking({ act, about })}
                  onReopen={() => save.mutate({ ...about, isClosed: false })}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      <Suspense>
        {asking?.act === 'add' && <NameDialog onDone={done} onClose={stop} />}
        {asking?.act === 'rename' && <NameDialog department={asking.about} onDone={done} onClose={stop} />}
        {asking?.act === 'merge' && (
          <MergeDialog
            department={asking.about}
            others={departments.data!.filter(({ _id }) => _id !== asking.about._id)}
            onDone={done}
            onClose={stop}
          />
        )}
        {asking?.act === 'move' && <MoveDialog department={asking.about} onDone={done} onClose={stop} />}
      </Suspense>
      {asking?.act === 'close' && (
        <ConfirmDialog
          title={texts.closeQuestion}
          opened
          confirmLabel={texts.closeOf(asking.about.name)}
          busy={save.isPending}
          onConfirm={() => save.mutate({ ...asking.about, isClosed: true })}
          onClose={stop}
        >
          <Text fw={600} dir="auto">
            {asking.about.name}
          </Text>
          {texts.closeText}
        </ConfirmDialog>
      )}
    </Section>
  )
}
