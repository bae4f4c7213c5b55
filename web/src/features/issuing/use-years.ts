import { useQuery } from '@tanstack/react-query'
import { fetchYears } from '../certificate/certificate-calls.ts'

/** The years that hold certificates, with how many. */
export const useYears = () => useQuery({ queryKey: ['certificates', 'years'], queryFn: fetchYears })
