import { setTimeout as pause } from 'node:timers/promises'

export interface LookUps {
  /** Counts since the previous call of this. */
  counted(): { answers: number; refused: number; longestMs: number }
  stop(): Promise<void>
}

const everyMs = 20
const patienceMs = 60_000

/** Reads the evidence of one certificate after the other as strangers do, in four loops, until `stop`. */
export function startLookUps(url: string, slugs: readonly string[]): LookUps {
  let isOver = false
  let counts = { answers: 0, refused: 0, longestMs: 0 }
  const loop = async (first: number) => {
    for (let i = first; !isOver; i++) {
      const began = performance.now()
      const answer = await fetch(`${url}/api/evidence/${slugs[i % slugs.length]}`, {
        headers: { 'x-forwarded-for': `10.${i % 250}.${Math.floor(i / 250) % 250}.${first}` },
        signal: AbortSignal.timeout(patienceMs),
      }).catch(() => undefined)
      await answer?.arrayBuffer().catch(() => {})
      if (answer?.ok) counts.answers++
      else counts.refused++
      counts.longestMs = Math.max(counts.longestMs, Math.round(performance.now() - began))
      await pause(everyMs)
    }
  }
  const loops = [0, 1, 2, 3].map(loop)
  return {
    counted: () => {
      const counted = counts
      counts = { answers: 0, refused: 0, longestMs: 0 }
      return counted
    },
    stop: async () => {
      isOver = true
      await Promise.all(loops)
    },
  }
}
