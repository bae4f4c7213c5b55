import { Combobox } from '@mantine/core'
import type { ReactNode } from 'react'
import { type pagedQuery, usePagedList } from '../../lib/list/use-paged-list.ts'
import { formatCount } from '../../lib/text/format.ts'
import { common } from '../../texts/common.ts'
import { searchTexts as texts } from '../../texts/search.ts'
import styles from './palette.module.css'

const mostShown = 5

interface FoundProps<Row> {
  label: string
  list: ReturnType<typeof pagedQuery<Row>>
  /** A row's link and name, and a hint that distinguishes it from others of that name. */
  describe: (row: Row) => { to: string; name: string; hint: string }
  /** The page with all results. */
  all: string
}

/** The first records of a list that match the search, and a link to all of them. */
export function Found<Row>({ label, list, describe, all }: FoundProps<Row>) {
  const { rows, total = 0, totalIsExact, state } = usePagedList(list)
  if (state === 'error') return <Note label={label}>{texts.failed}</Note>
  if (state === 'loading') return <Note label={label}>{common.loading}</Note>
  if (rows.length === 0) {
    return (
      <Note label={label} className={styles.nothing}>
        {texts.nothing}
      </Note>
    )
  }
  return (
    <Combobox.Group label={label}>
      {rows.slice(0, mostShown).map((row, position) => {
        const { to, name, hint } = describe(row)
        return (
          <Combobox.Option key={`${position} ${to}`} value={to}>
            <bdi>{name}</bdi>
            <span className={styles.hint}>
              <bdi>{hint}</bdi>
            </span>
          </Combobox.Option>
        )
      })}
      {total > mostShown && (
        <Combobox.Option value={all}>{texts.showAll(formatCount(total, totalIsExact))}</Combobox.Option>
      )}
    </Combobox.Group>
  )
}

interface NoteProps {
  label: string
  className?: string | undefined
  children: ReactNode
}

const Note = ({ label, className, children }: NoteProps) => (
  <Combobox.Group label={label} className={className}>
    <Combobox.Empty>{children}</Combobox.Empty>
  </Combobox.Group>
)
