import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { shareWords } from './share-words.ts'
import { platformShareQuery } from './tax-calls.ts'

/** Tells a verifier what the platform keeps of its fees, now or soon; nothing if it keeps none. */
export function ShareNotice() {
  const { data } = useQuery(platformShareQuery)
  if (!data || (data.percent === 0 && !data.next)) return null
  return <Text>{shareWords(data)}</Text>
}
