import { shown } from '@credenza/schema/constants'
import type { Student } from '@credenza/schema/student'
import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { shortened } from '../../lib/format.ts'
import { common } from '../../texts/common.ts'
import { studentTexts } from '../../texts/student.ts'
import { CopyValue } from '../../ui/copy-value.tsx'
import type { Columns } from '../../ui/data-table.tsx'
import { ListTable } from '../../ui/list-table.tsx'
import { Page } from '../../ui/page.tsx'
import { ResultCount } from '../../ui/result-count.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { columnsOf } from '../../ui/table-features.ts'
import { ImportNotice } from './import/import-notice.tsx'
import { useStudents } from './use-students.ts'

const ImportDialog = lazy(() => import('./import/import-dialog.tsx'))
const texts = studentTexts.list
const column = columnsOf<Student>()
const text = ({ getValue }: { getValue: () => string }) => <span dir="auto">{getValue()}</span>

const columns = column.columns([
  column.accessor('name', { header: texts.columns.name, cell: text }),
  column.accessor('universityName', { header: texts.columns.universityName, cell: text }),
  column.accessor('collegeName', { header: texts.columns.collegeName, cell: text }),
  column.accessor('courseName', { header: texts.columns.courseName, cell: text }),
  column.accessor('year', { header: texts.columns.year }),
  column.accessor('rollNumber', { header: texts.columns.rollNumber }),
  column.accessor('mobileNumber', { header: texts.columns.mobileNumber }),
  column.accessor('email', { header: texts.columns.email }),
  column.accessor('walletAddress', {
    header: texts.columns.walletAddress,
    cell: ({ getValue }) =>
      getValue() ? (
        <CopyValue
          value={getValue()}
          shown={shortened(getValue(), shown.studentWallet)}
          name={texts.wallet}
          copiedMessage={texts.walletCopied}
        />
      ) : (
        common.na
      ),
  }),
]) as Columns<Student>

/** The issuer's students; any number of them, read as they are scrolled. */
export function StudentList() {
  const [params] = useSearchParams()
  const students = useStudents(params.get('search') ?? '')
  const [importing, setImporting] = useState(false)
  const actions = (
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
    <Page
      title={texts.title}
      lead={<ResultCount total={students.total} />}
      actions={
        <>
          <SearchBox label={texts.search} />
          {actions}
        </>
      }
    >
      <ImportNotice />
      <ListTable label={texts.title} columns={columns} list={students} emptyAction={actions} />
      <Suspense>{importing && <ImportDialog onClose={() => setImporting(false)} />}</Suspense>
    </Page>
  )
}
