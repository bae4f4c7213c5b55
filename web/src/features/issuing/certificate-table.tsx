import type { Certificate } from '@credenza/schema/certificate'
import { isOpenTo } from '@credenza/schema/certificate-state/transitions'
import type { CertificateFilter } from '@credenza/schema/selection'
import { Stack } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { lazy } from '../../lib/browser/lazy.ts'
import type { PagedList } from '../../lib/list/use-paged-list.ts'
import type { Sort } from '../../lib/list/use-sort.ts'
import { common } from '../../texts/common.ts'
import { CountedTable } from '../../ui/table/counted-table.tsx'
import { type Act, planFor } from '../act/acts.ts'
import { useActs } from '../act/use-acts.tsx'
import { useChoice } from '../act/use-choice.ts'
import { useAsking } from '../approval/use-asking.tsx'
import { useCorrection } from '../correction/use-correction.tsx'
import { certificateColumns, isRecipient } from './certificate-columns.tsx'

const SelectionBar = lazy(() => import('../act/selection-bar.tsx'))

interface CertificateTableProps {
  label: string
  list: PagedList<Certificate>
  /** The list's filter, which defines "all that match". */
  filter: CertificateFilter
  sort: Sort
  emptyAction?: ReactNode
}

const isUnsigned = ({ state }: Certificate): boolean => isOpenTo(state, 'sign')

/** The issuer's certificates with actions on one, on the chosen ones, or on all that match. */
export function CertificateTable({ label, list, filter, sort, emptyAction }: CertificateTableProps) {
  const choice = useChoice(list, filter)
  const asking = useAsking()
  const { plan, dialog } = useActs(choice.clear, asking.ask)
  const correction = useCorrection()
  const chosen = list.rows.filter(({ _id }) => choice.selected[_id])
  // One that is shown is named in the dialog.
  const planChosen = (act: Act) =>
    plan(
      choice.count === 1 && chosen[0]
        ? planFor(act, chosen[0])
        : { act, ...choice.subjects(), example: chosen.find(isUnsigned) },
    )
  const isOfOneStudent = filter.student !== undefined
  const columns = useMemo(() => {
    const all = certificateColumns((act, certificate) => plan(planFor(act, certificate)), correction.correct)
    return isOfOneStudent ? all.filter((column) => !isRecipient(column)) : all
  }, [plan, correction.correct, isOfOneStudent])
  return (
    <Stack gap="sm">
      <CountedTable
        bar={
          choice.count > 0 && (
            <SelectionBar
              count={choice.shownCount}
              all={choice.shownTotal}
              onChooseAll={choice.chooseAll}
              onClear={choice.clear}
              onAsk={asking.ask && (() => asking.ask?.(choice.subjects()))}
              toSign={chosen.some(isUnsigned)}
              onAct={planChosen}
            />
          )
        }
        label={label}
        columns={columns}
        list={list}
        sort={sort}
        emptyAction={emptyAction}
        selection={{
          selected: choice.selected,
          onChange: choice.onChange,
          nameOf: (row) => `${row.title}${common.comma}${row.userName}`,
        }}
      />
      {dialog}
      {asking.dialog}
      {correction.dialog}
    </Stack>
  )
}
