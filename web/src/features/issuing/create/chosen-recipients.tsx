import type { RecipientContent } from '@credenza/schema/batch'
import type { Student } from '@credenza/schema/student'
import { Stack, Text } from '@mantine/core'
import { type Dispatch, type SetStateAction, Suspense, useCallback, useMemo, useState } from 'react'
import { lazy } from '../../../lib/browser/lazy.ts'
import type { PagedList } from '../../../lib/list/use-paged-list.ts'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import { creationTexts } from '../../../texts/creation.ts'
import { studentsQuery } from '../../student/student-calls.ts'
import type { CreationForm } from './creation-form.ts'
import { countOf, isRecipient, type Recipients, toggled } from './recipients.ts'
import { RecipientsTable } from './recipients-table.tsx'

const Preview = lazy(() => import('./preview.tsx'))

interface ChosenRecipientsProps {
  recipients: Recipients
  onChange: Dispatch<SetStateAction<Recipients>>
  form: CreationForm
  /** What some recipients get that differs from the form. */
  each: readonly RecipientContent[]
}

/** The recipients, with the real document of the first or any other one. */
export function ChosenRecipients(props: ChosenRecipientsProps) {
  const { recipients } = props
  if (countOf(recipients) === 0) {
    return (
      <Text c="dimmed" fz="sm">
        {creationTexts.none}
      </Text>
    )
  }
  if (recipients.kind === 'named') return <Named {...props} students={recipients.students} />
  return <Matching {...props} recipients={recipients} />
}

function Named({ students, ...props }: ChosenRecipientsProps & { students: ReadonlyMap<string, Student> }) {
  const rows = useMemo(() => [...students.values()], [students])
  return <Rows {...props} rows={rows} />
}

/** All matches, loaded from the server during scrolling. */
function Matching(props: ChosenRecipientsProps & { recipients: Recipients & { kind: 'all' } }) {
  const { recipients } = props
  const list = usePagedList(studentsQuery(recipients.filter))
  const rows = useMemo(
    () => list.rows.filter((row) => isRecipient(recipients, row._id)),
    [list.rows, recipients],
  )
  return <Rows {...props} rows={rows} list={list} />
}

interface RowsProps extends ChosenRecipientsProps {
  rows: Student[]
  list?: PagedList<Student>
}

function Rows({ recipients, onChange, form, each, rows, list }: RowsProps) {
  const [wanted, setWanted] = useState<Student>()
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map())
  const noteFault = useCallback(
    (id: string, fault: string | undefined) => setFaults((before) => withFault(before, id, fault)),
    [],
  )
  const remove = useCallback((student: Student) => onChange((before) => toggled(before, student)), [onChange])
  const marked = useMemo(
    () => (faults.size === 0 ? rows : rows.map((row) => ({ ...row, fault: faults.get(row._id) }))),
    [rows, faults],
  )
  const shown = wanted && isRecipient(recipients, wanted._id) ? wanted : rows[0]
  return (
    <Stack>
      <RecipientsTable
        rows={marked}
        total={countOf(recipients)}
        list={list}
        onRemove={remove}
        onPreview={setWanted}
      />
      <Suspense>
        {shown && (
          <Preview form={{ ...form, ...ownContent(each, shown) }} student={shown} onFault={noteFault} />
        )}
      </Suspense>
    </Stack>
  )
}

const ownContent = (each: readonly RecipientContent[], { _id }: Student) =>
  each.find(({ userId }) => userId === _id)

/** Returns the same map if nothing changes, to avoid redrawing. */
function withFault(
  faults: ReadonlyMap<string, string>,
  id: string,
  fault: string | undefined,
): ReadonlyMap<string, string> {
  if (faults.get(id) === fault) return faults
  const next = new Map(faults)
  if (fault === undefined) next.delete(id)
  else next.set(id, fault)
  return next
}
