import { certificateSortColumns } from '@credenza/schema/list-columns'
import { Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { usePagedList } from '../../lib/use-paged-list.ts'
import { useSort } from '../../lib/use-sort.ts'
import { certificateTexts } from '../../texts/certificate.ts'
import { uploadTexts } from '../../texts/upload.ts'
import { FilterSelect } from '../../ui/filter-select.tsx'
import { Page } from '../../ui/page.tsx'
import { ResultCount } from '../../ui/result-count.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { allCategoriesQuery } from '../category/category-calls.ts'
import { yearQuery } from '../certificate/certificate-calls.ts'
import { CertificateTable } from './certificate-table.tsx'
import { originChoices, originFilter } from './origin-filter.ts'
import { statusChoices, statusFilter } from './status-filter.ts'

const texts = certificateTexts.details

/** All certificates of one year, with search over every value and filters by category and status. */
export function YearDetails() {
  const { id: year = '' } = useParams()
  const [params] = useSearchParams()
  const sort = useSort(certificateSortColumns)
  const filter = {
    search: params.get('search') ?? undefined,
    category: params.get('category') ?? undefined,
    ...statusFilter(params.get('status')),
    ...originFilter(params.get('origin')),
  }
  const list = usePagedList(yearQuery(year, { ...filter, sort: sort.value }))
  const categories = useQuery(allCategoriesQuery)
  const names = new Set((categories.data ?? []).map((category) => category.name))
  return (
    <Page
      title={texts.title(year)}
      lead={<ResultCount total={list.total} isExact={list.totalIsExact} />}
      actions={
        <Group gap="sm">
          <SearchBox label={texts.search} />
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
        </Group>
      }
    >
      <CertificateTable label={texts.title(year)} list={list} filter={{ year, ...filter }} sort={sort} />
    </Page>
  )
}
