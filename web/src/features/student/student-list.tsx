import { shown } from '@credenza/schema/constants'
import { studentSortColumns } from '@credenza/schema/list-columns'
import type { StudentFilter } from '@credenza/schema/selection'
import type { Student } from '@credenza/schema/student'
import { Anchor, Button, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { lazy } from '../../lib/browser/lazy.ts'
import { type PagedList, usePagedList } from '../../lib/list/use-paged-list.ts'
import { type Sort, useSort } from '../../lib/list/use-sort.ts'
import { usePermitted } from '../../lib/session/use-permitted.ts'
import { beginning } from '../../lib/text/format.ts'
import { common } from '../../texts/common.ts'
import { studentTexts } from '../../texts/student.ts'
import { studentPageTexts as pageTexts } from '../../texts/student-page.ts'
import { CopyValue } from '../../ui/copy-value.tsx'
import { Page } from '../../ui/page/page.tsx'
import { ClearFilters } from '../../ui/table/clear-filters.tsx'
import { CountedTable } from '../../ui/table/counted-table.tsx'
import type { Columns } from '../../ui/table/data-table.tsx'
import { FilterSelect } from '../../ui/table/filter-select.tsx'
import { ListFilters } from '../../ui/table/list-filters.tsx'
import { withParam } from '../../ui/table/search-box.tsx'
import { columnsOf } from '../../ui/table/table-features.ts'
import { emailCell, TextCell, textCell } from '../../ui/table/text-cell.tsx'
import { useApproval } from '../account/use-approval.tsx'
import { useChoice } from '../act/use-choice.ts'
import { useStudentActs } from './acts/use-student-acts.tsx'
import { ImportNotice } from './import/import-notice.tsx'
import { studentChoicesQuery, studentsQuery } from './student-calls.ts'

const StudentSelectionBar = lazy(() => import('./acts/student-selection-bar.tsx'))
const AddedByFilter = lazy(() => import('./import/added-by-filter.tsx'))
const ImportDialog = lazy(() => import('./import/import-dialog.tsx'))
const texts = studentTexts.list
const selectParams = ['year', 'course', 'archived']
const filterParams = ['search', ...selectParams, 'addedBy']
const column = columnsOf<Student>()

const columns = column.columns([
  column.accessor('name', {
    header: texts.columns.name,
    cell: ({ row }) => (
      <TextCell>
        <Anchor
          component={Link}
          to={`/issuer/student-info/${row.original._id}`}
          fz="inherit"
          fw={500}
          c="inherit"
        >
          {row.original.name}
        </Anchor>
      </TextCell>
    ),
  }),
  column.accessor('universityName', { header: texts.columns.universityName, cell: textCell }),
  column.accessor('collegeName', { header: texts.columns.collegeName, cell: textCell }),
  column.accessor('courseName', { header: texts.columns.courseName, cell: textCell }),
  column.accessor('year', { header: texts.columns.year }),
  column.accessor('rollNumber', { header: texts.columns.rollNumber }),
  column.accessor('mobileNumber', { header: texts.columns.mobileNumber }),
  column.accessor('email', { header: texts.columns.email, cell: emailCell }),
  column.accessor('walletAddress', {
    header: texts.columns.walletAddress,
    cell: ({ getValue }) =>
      getValue() ? (
        <CopyValue
          value={getValue()}
          shown={beginning(getValue(), shown.studentWallet)}
          name={texts.wallet}
          copiedMessage={texts.walletCopied}
        />
      ) : (
        common.na
      ),
  }),
]) as Columns<Student>

const choicesOf = (all: string, values: readonly string[] = []) => [
  { value: '', label: all },
  ...values.map((value) => ({ value, label: value })),
]

interface StudentTableProps {
  list: PagedList<Student>
  /** The list's filter, which defines "all that match". */
  filter: StudentFilter
  sort: Sort
  emptyAction: ReactNode
}

/** The students with acts on the chosen ones, or on all that match. */
function StudentTable({ list, filter, sort, emptyAction }: StudentTableProps) {
  const choice = useChoice(list, filter)
  const { plan, dialog } = useStudentActs(choice.clear)
  return (
    <Stack gap="sm">
      <CountedTable
        bar={
          choice.count > 0 && (
            <StudentSelectionBar
              count={choice.shownCount}
              all={choice.shownTotal}
              acts={
                filter.archived
                  ? ['restore', 'export-students']
                  : ['edit-students', 'invite', 'export-students', 'archive']
              }
              onChooseAll={choice.chooseAll}
              onClear={choice.clear}
              onAct={(act) => plan({ act, ...choice.subjects() })}
            />
          )
        }
        label={texts.title}
        columns={columns}
        list={list}
        sort={sort}
        emptyAction={emptyAction}
        selection={{ selected: choice.selected, onChange: choice.onChange, nameOf: ({ name }) => name }}
      />
      {dialog}
    </Stack>
  )
}

/** The issuer's students, any number of them, loaded during scrolling. */
export function StudentList() {
  const [params, setParams] = useSearchParams()
  const mayPrepare = usePermitted()('prepare')
  const { isApproved, notice } = useApproval()
  const sort = useSort(studentSortColumns)
  const filter: StudentFilter = {
    search: params.get('search') ?? undefined,
    year: params.get('year') ?? undefined,
    courseName: params.get('course') ?? undefined,
    archived: params.get('archived') === 'true' ? 'true' : undefined,
    addedBy: params.get('addedBy') ?? undefined,
  }
  const students = usePagedList(studentsQuery({ ...filter, sort: sort.value }))
  const choices = useQuery(studentChoicesQuery)
  const [importing, setImporting] = useState(false)
  // A link from the dashboard names the import to open.
  const importId = params.get('import') ?? undefined
  const closeImport = () => {
    setImporting(false)
    setParams((before) => withParam(before, 'import', ''), { replace: true, preventScrollReset: true })
  }
  const actions = mayPrepare && isApproved && (
    <>
      <Button variant="default" onClick={() => setImporting(true)}>
        {texts.import}
      </Button>
      <Button component={Link} to="/addStudent">
        {texts.add}
      </Button>
    </>
  )
  return (
    <Page title={texts.title} actions={actions}>
      {notice}
      <ImportNotice />
      <ListFilters search={texts.search} params={selectParams}>
        <FilterSelect
          param="year"
          label={texts.year}
          choices={choicesOf(texts.allYears, choices.data?.years)}
        />
        <FilterSelect
          param="course"
          label={texts.course}
          choices={choicesOf(texts.allCourses, choices.data?.courses)}
        />
        <FilterSelect
          param="archived"
          label={pageTexts.shown}
          choices={[
            { value: '', label: pageTexts.current },
            { value: 'true', label: pageTexts.onlyArchived },
          ]}
        />
      </ListFilters>
      <Suspense>{filter.addedBy && <AddedByFilter importId={filter.addedBy} />}</Suspense>
      <StudentTable
        list={students}
        filter={filter}
        sort={sort}
        emptyAction={
          filterParams.some((name) => params.get(name)) ? <ClearFilters params={filterParams} /> : actions
        }
      />
      <Suspense>
        {(importing || importId) && <ImportDialog importId={importId} onClose={closeImport} />}
      </Suspense>
    </Page>
  )
}
