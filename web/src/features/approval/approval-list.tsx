import { Stack } from '@mantine/core'
import { useSearchParams } from 'react-router'
import { usePagedList } from '../../lib/list/use-paged-list.ts'
import { useFailureToast } from '../../lib/use-failure-toast.ts'
import { approvalTexts as texts } from '../../texts/approval.ts'
import { common } from '../../texts/common.ts'
import { Page } from '../../ui/page/page.tsx'
import { CountedTable } from '../../ui/table/counted-table.tsx'
import { FilterSelect } from '../../ui/table/filter-select.tsx'
import { SearchBox } from '../../ui/table/search-box.tsx'
import { requestsQuery } from './approval-calls.ts'
import { requestColumns } from './request-columns.tsx'

const choices = [
  { value: '', label: texts.pending },
  { value: 'over', label: texts.over },
]

/** The requests to the issuer's signers. */
export function ApprovalList() {
  const [params] = useSearchParams()
  const which = params.get('which') === 'over' ? 'over' : 'pending'
  const search = params.get('search') ?? ''
  const list = usePagedList(requestsQuery({ search, which }))
  useFailureToast(list.state === 'error', common.dataFailed)
  return (
    <Page
      title={texts.title}
      lead={texts.lead}
      actions={
        <>
          <FilterSelect param="which" label={texts.which} choices={choices} />
          <SearchBox label={texts.search} />
        </>
      }
    >
      <Stack gap="sm">
        <CountedTable
          label={texts.title}
          columns={requestColumns}
          list={list}
          cardTitle="title"
          emptyAction={search === '' ? texts.empty : texts.nothing}
        />
      </Stack>
    </Page>
  )
}
