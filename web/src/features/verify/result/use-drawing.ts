import type { SignedFacts } from '@credenza/credential/verify'
import { useQuery } from '@tanstack/react-query'
import { type BearerLink, fetchDrawing } from '../../verification/fetch-drawing.ts'
import { drawingTitle } from './drawing-title.ts'

/** The issuer's picture; `other` if the one that came is of something else than what was signed. */
export type Drawing = { kind: 'none' | 'waiting' | 'failed' | 'other' } | { kind: 'ready'; svg: string }

/**
 * Fetches the picture of a certificate beside its checks, and hands it over once it is wanted; `undefined` means that
 * this is not known yet. A file that the visitor opened has no link and no picture.
 */
export function useDrawing(
  link: BearerLink | undefined,
  facts: SignedFacts,
  isWanted: boolean | undefined,
): Drawing {
  const drawing = useQuery({
    queryKey: ['drawing', link],
    queryFn: () => (link ? fetchDrawing(link) : Promise.reject(new Error('No link'))),
    enabled: isWanted !== false && link !== undefined,
    retry: 1,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (isWanted === false || !link) return { kind: 'none' }
  if (!isWanted) return { kind: 'waiting' }
  if (drawing.isError) return { kind: 'failed' }
  if (drawing.data === undefined) return { kind: 'waiting' }
  if (drawingTitle(drawing.data) !== `${facts.programme} · ${facts.recipient}`) return { kind: 'other' }
  return { kind: 'ready', svg: drawing.data }
}
