import { messages } from '@credenza/schema/messages'
import { useQuery } from '@tanstack/react-query'

/** ISO 3166-1 code and name. */
export type Country = readonly [code: string, name: string]
/** A state with its cities; either list can be empty. */
export type State = readonly [name: string, cities: readonly string[]]

/** The place lists made by the build (web/tools/geo-files.ts): on our own origin, one file per country. */
async function fetchList<Item>(name: string, signal: AbortSignal): Promise<readonly Item[]> {
  const response = await fetch(`/geo/${name}.json`, { signal })
  const isList = response.ok && response.headers.get('content-type')?.includes('json')
  if (!isList) throw new Error(messages.somethingWrong)
  return response.json()
}

const unchanging = { staleTime: Number.POSITIVE_INFINITY, retry: 1 }

export const useCountries = () =>
  useQuery({
    queryKey: ['geo', 'index'],
    queryFn: ({ signal }) => fetchList<Country>('index', signal),
    ...unchanging,
  })

/** The states of a country; fetched only once its code is known. */
export const useStates = (code: string | undefined) =>
  useQuery({
    queryKey: ['geo', code],
    queryFn: ({ signal }) => fetchList<State>(code!, signal),
    enabled: code !== undefined,
    ...unchanging,
  })
