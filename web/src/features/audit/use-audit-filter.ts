import { useSearchParams } from 'react-router'
import { withParam } from '../../ui/table/search-box.tsx'
import type { AuditFilter } from './audit-calls.ts'

const names = ['search', 'trail', 'actor', 'action', 'subject', 'from', 'to'] as const

/** The audit trail's filter, stored in the address so that the address can be sent to a colleague. */
export function useAuditFilter() {
  const [params, setParams] = useSearchParams()
  const filter = Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as AuditFilter
  return {
    filter,
    isFiltered: names.some((name) => filter[name] !== ''),
    set: (name: keyof AuditFilter, value: string) =>
      setParams((before) => withParam(before, name, value), { replace: true }),
    clear: () => setParams(new URLSearchParams(), { replace: true }),
  }
}
