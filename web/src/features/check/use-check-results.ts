import type { CheckResult } from '@credenza/schema/check'
import { useEffect, useRef, useState } from 'react'
import { fetchLines } from '../../lib/api/lines.ts'
import { pathOfCheck } from './check-calls.ts'

interface Followed {
  results: CheckResult[]
  state: 'following' | 'ended' | 'lost'
  error: Error | null
}

const nothing: Followed = { results: [], state: 'following', error: null }
/** Results that arrive within this time are shown together. */
const momentMs = 150

/** The results of a check as they arrive. `goOn` requests the missing ones after a lost connection. */
export function useCheckResults(checkId: string) {
  const [followed, setFollowed] = useState(nothing)
  const [attempt, setAttempt] = useState(0)
  const results = useRef<CheckResult[]>([])
  useEffect(() => {
    const left = new AbortController()
    const show = (state: Followed['state'], error: Error | null = null) => {
      if (left.signal.aborted) return
      setFollowed((before) =>
        before.state === state && before.results.length === results.current.length
          ? before
          : { results: [...results.current], state, error },
      )
    }
    const timer = setInterval(() => show('following'), momentMs)
    follow(checkId, results.current, left.signal)
      .then(
        () => show('ended'),
        (error: Error) => show('lost', error),
      )
      .finally(() => clearInterval(timer))
    return () => {
      left.abort()
      clearInterval(timer)
    }
  }, [checkId, attempt])
  return { ...followed, goOn: () => setAttempt((number) => number + 1) }
}

async function follow(checkId: string, results: CheckResult[], signal: AbortSignal): Promise<void> {
  const after = results.at(-1)?.position ?? 0
  const path = `${pathOfCheck(checkId)}/results.ndjson?after=${after}`
  for await (const result of fetchLines<CheckResult>(path, signal)) {
    if (signal.aborted) return
    results.push(result)
  }
}
