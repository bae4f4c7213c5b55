import {
  encodeKey,
  openWrappedKey,
  paperNumberKey,
  paperNumberProof,
  readPaperNumber,
} from '@credenza/credential/seal'
import type { openedPaperNumberResponse } from '@credenza/schema/paper-number'
import { useQuery } from '@tanstack/react-query'
import { ApiFailure } from '../../../lib/api/api-failure.ts'
import { call } from '../../../lib/api/call.ts'

/** What a typed number leads to. */
export type PaperNumber =
  | { kind: 'waiting' | 'wrong' | 'unknown' }
  | { kind: 'failed'; error: Error; again: () => void }
  | { kind: 'found'; slug: string; key: string }

/** Looks a number up. Only a proof of having it is sent; the certificate's key comes sealed under the number. */
export function usePaperNumber(typed: string): PaperNumber {
  const number = readPaperNumber(typed)
  const { data, error, refetch } = useQuery({
    queryKey: ['paper-number', number],
    queryFn: () => look(number!),
    enabled: number !== undefined,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  if (number === undefined) return { kind: 'wrong' }
  if (data) return { kind: 'found', ...data }
  if (!error) return { kind: 'waiting' }
  if (error instanceof ApiFailure && error.code === 'not_found') return { kind: 'unknown' }
  return { kind: 'failed', error, again: () => void refetch() }
}

async function look(number: string): Promise<{ slug: string; key: string }> {
  const { data } = await call<typeof openedPaperNumberResponse>({
    method: 'POST',
    path: '/api/paper-numbers/open',
    json: { proof: paperNumberProof(number) },
  })
  return { slug: data.slug, key: encodeKey(await openWrappedKey(data.wrappedKey, paperNumberKey(number))) }
}
