import { Button, Group } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import { useSearchParams } from 'react-router'
import { formatNumber } from '../../lib/text/format.ts'
import { common } from '../../texts/common.ts'
import styles from './list-filters.module.css'
import { SearchBox } from './search-box.tsx'

interface ListFiltersProps {
  /** What the search is called. */
  search: string
  /** The parameters of the address that the filters are stored in. */
  params: readonly string[]
  children: ReactNode
}

/** A search and several filters above a list. On a phone, the filters open on request, and the button says how many are set. */
export function ListFilters({ search, params, children }: ListFiltersProps) {
  const [address] = useSearchParams()
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const count = params.filter((name) => address.get(name)).length
  return (
    <Group gap="sm">
      <div className={styles.search}>
        <SearchBox label={search} />
      </div>
      <div className={styles.toggle}>
        <Button
          variant="default"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {count === 0 ? common.filters : `${common.filters}${common.colon}${formatNumber(count)}`}
        </Button>
      </div>
      <div className={styles.selects} id={id} data-open={isOpen || undefined}>
        {children}
      </div>
    </Group>
  )
}
