import { useQuery } from '@tanstack/react-query'
import { fetchAllCategories } from './category-calls.ts'

/** The certificate types to choose from. */
export const useCategories = () => useQuery({ queryKey: ['categories', 'all'], queryFn: fetchAllCategories })
