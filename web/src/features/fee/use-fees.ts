import { useQuery } from '@tanstack/react-query'
import { fetchFees } from './fee-calls.ts'

/** A verifier's fees for one certificate type; none is asked for while none is chosen. */
export const useFees = (certificateType: string) =>
  useQuery({
    queryKey: ['fees', certificateType],
    queryFn: ({ signal }) => fetchFees(certificateType, signal),
    enabled: certificateType !== '',
  })
