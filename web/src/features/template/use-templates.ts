import { useQuery } from '@tanstack/react-query'
import { fetchDesigns, fetchTemplates } from './template-calls.ts'

/** The issuer's templates. */
export const useTemplates = () => useQuery({ queryKey: ['templates', 'list'], queryFn: fetchTemplates })

/** What each built-in design starts with; that changes with the product only. */
export const useDesigns = () =>
  useQuery({ queryKey: ['designs'], queryFn: fetchDesigns, staleTime: Number.POSITIVE_INFINITY })
