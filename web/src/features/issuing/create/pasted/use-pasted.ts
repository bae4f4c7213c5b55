import { useMemo, useState } from 'react'
import type { Recipients } from '../recipients.ts'
import { type Matched, matchRows } from './match-rows.ts'
import { parseTable } from './parse-table.ts'

/** A pasted table, and the columns that become fields of the certificates. */
export interface Pasted {
  text: string
  chosen: ReadonlySet<string>
}

/** What was pasted for the chosen students; `matched` is missing if nothing was pasted or nobody was chosen by name. */
export function usePasted(recipients: Recipients) {
  const [pasted, setPasted] = useState<Pasted>({ text: '', chosen: new Set() })
  const matched = useMemo((): Matched | undefined => {
    if (pasted.text.trim() === '' || recipients.kind !== 'named') return undefined
    return matchRows(parseTable(pasted.text), recipients.students.values(), pasted.chosen)
  }, [pasted, recipients])
  const isWrong =
    matched !== undefined && (matched.nameless || matched.faulty.length > 0 || matched.contrary.length > 0)
  return { pasted, setPasted, matched, isWrong }
}
