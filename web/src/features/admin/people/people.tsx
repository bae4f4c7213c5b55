import { SegmentedControl } from '@mantine/core'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { lazy } from '../../../lib/browser/lazy.ts'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import { adminTexts } from '../../../texts/admin.ts'
import { Page } from '../../../ui/page/page.tsx'
import { CountedTable } from '../../../ui/table/counted-table.tsx'
import { SearchBox, withParam } from '../../../ui/table/search-box.tsx'
import styles from '../filter.module.css'
import { accountsQuery } from './account-calls.ts'
import { peopleColumns } from './people-columns.tsx'

const TwoAdmins = lazy(() => import('../two-admins/two-admins.tsx'))
const texts = adminTexts.people

/** Everyone who can sign in, in every role. */
export function People() {
  const [params, setParams] = useSearchParams()
  const filter = { search: params.get('search') ?? '', role: params.get('role') ?? '' }
  const list = usePagedList(accountsQuery(filter))
  return (
    <Page
      title={texts.title}
      lead={texts.lead}
      actions={
        <>
          <SegmentedControl
            className={styles.filter}
            aria-label={texts.roleFilter}
            data={[
              { value: '', label: texts.everyRole },
              ...Object.entries(texts.roles).map(([value, label]) => ({ value, label })),
            ]}
            value={filter.role}
            onChange={(value) => setParams((before) => withParam(before, 'role', value), { replace: true })}
          />
          <SearchBox label={texts.search} />
        </>
      }
    >
      <CountedTable label={texts.title} columns={peopleColumns} list={list} emptyAction={texts.empty} />
      <Suspense>
        <TwoAdmins />
      </Suspense>
    </Page>
  )
}
