import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { followEvents, nounsOf } from './live.ts'
import { type QueryNoun, readAgain } from './query-nouns.ts'

/** Refetches the lists on screen after events from elsewhere, only once for events in quick succession. */
export function useLiveUpdates(token: string | undefined): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (!token) return
    const stop = new AbortController()
    const waiting = new Set<QueryNoun>()
    let timer: ReturnType<typeof setTimeout> | undefined
    const refetch = () => {
      timer = undefined
      void readAgain(queries, ...waiting)
      waiting.clear()
    }
    void followEvents(
      token,
      (event) => {
        for (const noun of nounsOf(event.action)) waiting.add(noun)
        if (waiting.size > 0) timer ??= setTimeout(refetch, 500)
      },
      stop.signal,
    )
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [token, queries])
}
