import { useQuery } from '@tanstack/react-query'
import { fetchBalance } from './balance-calls.ts'

/** Where the signed-in party stands. */
export const useBalance = () =>
  useQuery({ queryKey: ['balance', 'own'], queryFn: ({ signal }) => fetchBalance(signal) })
