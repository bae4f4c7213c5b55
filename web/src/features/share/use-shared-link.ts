import { encodeKey, keyIn, linkProof, openSealedText, openWrappedKey } from '@credenza/credential/seal'
import type { ShareLinkState } from '@credenza/schema/share'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiFailure } from '../../lib/api/api-failure.ts'
import { linkStateQuery, openLink } from './share-calls.ts'

/** What a link's visitor sees. */
export type SharedLinkView =
  | { kind: 'waiting' | 'incomplete' | 'unknown' }
  | { kind: 'once'; open: () => void; isOpening: boolean }
  | { kind: 'ended'; why: Exclude<ShareLinkState, 'open'> }
  | { kind: 'failed'; error: Error; again: () => void }
  | { kind: 'opened'; slug: string; key: string }
  /** An SD-JWT with the part that the holder shows. */
  | { kind: 'part'; part: string }

/**
 * Looks at a link first. A reusable link is opened at once; a one-time link waits for a person's action, because
 * previews and scanners run pages too. A link without its key is never opened, which would waste it.
 */
export function useSharedLink(linkId: string, fragment: string): SharedLinkView {
  const key = keyIn(fragment)
  const look = useQuery({
    ...linkStateQuery(linkId),
    enabled: key !== undefined,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const { mutate, ...opening } = useMutation({
    mutationFn: async (key: Uint8Array): Promise<SharedLinkView> => {
      const opened = await openLink(linkId, linkProof(key, linkId))
      if ('sealedPart' in opened) return { kind: 'part', part: await openSealedText(opened.sealedPart, key) }
      const { slug, wrappedKey } = opened
      return { kind: 'opened', slug, key: encodeKey(await openWrappedKey(wrappedKey, key)) }
    },
    // Another visitor was faster: looking again gives the link's new state.
    onError: (error) => codeOf(error) === 'share_link_ended' && look.refetch(),
  })
  const opensAtOnce = look.data?.state === 'open' && !look.data.oneTime
  useEffect(() => {
    const key = keyIn(fragment)
    if (opensAtOnce && key) mutate(key)
  }, [opensAtOnce, fragment, mutate])

  if (!key) return { kind: 'incomplete' }
  if (opening.data) return opening.data
  if (look.isPending) return { kind: 'waiting' }
  // A wrong key gets the same answer as an unknown link.
  if ([look.error, opening.error].some((error) => error && codeOf(error) === 'not_found'))
    return { kind: 'unknown' }
  if (look.error) return { kind: 'failed', error: look.error, again: () => void look.refetch() }
  if (look.data.state !== 'open') return { kind: 'ended', why: look.data.state }
  if (opening.error) return { kind: 'failed', error: opening.error, again: () => mutate(key) }
  if (opensAtOnce) return { kind: 'waiting' }
  return { kind: 'once', open: () => mutate(key), isOpening: opening.isPending }
}

const codeOf = (error: Error): string | undefined => (error instanceof ApiFailure ? error.code : undefined)
