import { useCallback, useEffect, useState } from 'react'
import type { Loaded } from '../verification/load-certificate.ts'

/** What a link led to. */
export interface LoadedLink {
  loaded: Loaded
  /** When it was loaded. */
  at: string
  /** Whether it could not be loaded again since. */
  isEarlier: boolean
}

export interface PublicLink {
  slug: string
  fragment: string
  wanted: 'newest' | 'this'
}

/** Loads what a certificate's public link leads to, and loads it again on request. */
export function useLoadedLink({ slug, fragment, wanted }: PublicLink) {
  const [shown, setShown] = useState<LoadedLink>()
  const [isLoading, setLoading] = useState(true)
  const [attempt, setAttempt] = useState(0)
  const again = useCallback(() => setAttempt((count) => count + 1), [])
  useEffect(() => setShown(undefined), [slug, fragment, wanted])
  useEffect(() => {
    let current = true
    setLoading(true)
    void import('../verification/load-certificate.ts')
      .then(({ loadByLink }) => loadByLink(slug, fragment, wanted))
      .catch((): Loaded => ({ kind: 'cannot-start', problem: 'unreachable', facts: undefined }))
      .then((result) => {
        if (!current) return
        setLoading(false)
        setShown((before) => afterLoading(before, result))
      })
    return () => {
      current = false
    }
  }, [slug, fragment, wanted, attempt])
  return { shown, isLoading, again }
}

export const isUnreachable = (loaded: Loaded): boolean =>
  loaded.kind === 'cannot-start' && loaded.problem === 'unreachable'

/** Where the server cannot be reached, what was checked before stays. */
const afterLoading = (before: LoadedLink | undefined, loaded: Loaded): LoadedLink =>
  before?.loaded.kind === 'ready' && isUnreachable(loaded)
    ? { ...before, isEarlier: true }
    : { loaded, at: new Date().toISOString(), isEarlier: false }
