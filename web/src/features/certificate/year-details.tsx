import { Group, NativeSelect } from '@mantine/core'
import { useParams, useSearchParams } from 'react-router'
import { certificateTexts } from '../../texts/certificate.ts'
import { Page } from '../../ui/page.tsx'
import { ResultCount } from '../../ui/result-count.tsx'
import { SearchBox, withParam } from '../../ui/search-box.tsx'
import { useCategories } from '../category/use-categories.ts'
import { CertificateTable } from './certificate-table.tsx'
import { useYearCertificates } from './use-year-certificates.ts'

const texts = certificateTexts.details

/** All certificates of one year, with search over every value and a filter by category. */
export function YearDetails() {
  const { id: year = '' } = useParams()
  const [params, setParams] = useSearchParams()
  const category = params.get('category') ?? ''
  const search = params.get('search') ?? ''
  const list = useYearCertificates(year, { search, category })
  const categories = useCategories()
  return (
    <Page
      title={texts.title(year)}
      lead={<ResultCount total={list.total} />}
      actions={
        <Group gap="sm">
          <SearchBox label={texts.search} />
          <NativeSelect
            aria-label={texts.category}
            data={[
              { value: '', label: texts.allCategories },
              ...new Set((categories.data ?? []).map((entry) => entry.name)),
            ]}
            value={category}
            onChange={({ currentTarget }) =>
              setParams((before) => withParam(before, 'category', currentTarget.value), { replace: true })
            }
            w={{ base: '100%', xs: 200 }}
          />
        </Group>
      }
    >
      <CertificateTable label={texts.title(year)} list={list} filter={{ year, search, category }} />
    </Page>
  )
}
