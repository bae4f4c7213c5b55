import { certificateSortColumns } from '@credenza/schema/list-columns'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { usePagedList } from '../../lib/list/use-paged-list.ts'
import { useSort } from '../../lib/list/use-sort.ts'
import { usePermitted } from '../../lib/session/use-permitted.ts'
import { useFailureToast } from '../../lib/use-failure-toast.ts'
import { common } from '../../texts/common.ts'
import { issuingTexts } from '../../texts/issuing.ts'
import { uploadTexts } from '../../texts/upload.ts'
import { Page } from '../../ui/page/page.tsx'
import { ClearFilters } from '../../ui/table/clear-filters.tsx'
import { FilterSelect } from '../../ui/table/filter-select.tsx'
import { ListFilters } from '../../ui/table/list-filters.tsx'
import { useApproval } from '../account/use-approval.tsx'
import { allCategoriesQuery } from '../category/category-calls.ts'
import { certificatesQuery, yearQuery, yearsQuery } from '../certificate/certificate-calls.ts'
import { CertificateTable } from './certificate-table.tsx'
import { originChoices, originFilter } from './origin-filter.ts'
import { statusChoices, statusFilter } from './status-filter.ts'

const texts = issuingTexts.details
const selectParams = ['category', 'year', 'status', 'origin']
const filterParams = ['search', ...selectParams, 'batch']

/**
 * The issuer's certificates of one year, or of all years with a filter for the year. Every value can be searched, and there
 * are filters by category, status and origin.
 */
export function CertificateList({ year }: { year?: string | undefined }) {
  const [params] = useSearchParams()
  const mayPrepare = usePermitted()('prepare')
  const { isApproved, notice } = useApproval()
  const sort = useSort(certificateSortColumns)
  const filter = {
    search: params.get('search') ?? undefined,
    category: params.get('category') ?? undefined,
    batch: params.get('batch') ?? undefined,
    year: year ?? params.get('year') ?? undefined,
    ...statusFilter(params.get('status')),
    ...originFilter(params.get('origin')),
  }
  const { year: _, ...withinYear } = filter
  const list = usePagedList(
    year === undefined
      ? certificatesQuery({ ...filter, sort: sort.value })
      : yearQuery(year, { ...withinYear, sort: sort.value }),
  )
  useFailureToast(list.state === 'error', common.dataFailed)
  const categories = useQuery(allCategoriesQuery)
  const names = new Set((categories.data ?? []).map((category) => category.name))
  const title = year === undefined ? texts.allTitle : texts.title(year)
  return (
    <Page
      title={title}
      actions={
        mayPrepare &&
        isApproved && (
          <Button component={Link} to="/issuer?create=true">
            {issuingTexts.dashboard.createCertificate}
          </Button>
        )
      }
    >
      {notice}
      <ListFilters search={texts.search} params={selectParams}>
        {year === undefined && <YearFilter />}
        <FilterSelect
          param="category"
          label={texts.category}
          choices={[
            { value: '', label: texts.allCategories },
            ...[...names].map((name) => ({ value: name, label: name })),
          ]}
        />
        <FilterSelect param="status" label={texts.status} choices={statusChoices} />
        <FilterSelect param="origin" label={uploadTexts.origin} choices={originChoices} />
      </ListFilters>
      <CertificateTable
        label={title}
        list={list}
        filter={filter}
        sort={sort}
        emptyAction={filterParams.some((name) => params.get(name)) && <ClearFilters params={filterParams} />}
      />
    </Page>
  )
}

function YearFilter() {
  const years = useQuery(yearsQuery)
  return (
    <FilterSelect
      param="year"
      label={texts.year}
      choices={[
        { value: '', label: texts.allYears },
        ...(years.data ?? []).map(({ year }) => ({ value: year, label: year })),
      ]}
    />
  )
}
