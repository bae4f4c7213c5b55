import { toast as lifetimes } from '@credenza/schema/constants'
import { messages } from '@credenza/schema/messages'
import { lazy as lazyOnce } from 'react'
import toast from 'react-hot-toast'
import { common } from '../../texts/common.ts'
import { serverAnswers } from './server-answers.ts'

/**
 * React's `lazy` for parts that load while somebody is working. If the server cannot be reached, the part waits for it.
 * React would replace the whole page, with what was typed on it, by an error.
 */
export const lazy: typeof lazyOnce = (load) => lazyOnce(() => onceReached(load))

const longestPauseMs = 4_000

/** Loads a part. While the server does not answer, says so and tries again; throws if the server refuses. */
export async function onceReached<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch {
    if (!(await serverAnswers())) await reached()
    return load()
  }
}

async function reached(): Promise<void> {
  toast.error(messages.network)
  const id = 'waiting-for-server'
  let pauseMs = 500
  let waitedMs = 0
  do {
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    waitedMs += pauseMs
    pauseMs = Math.min(pauseMs * 2, longestPauseMs)
    // By now the first toast is gone.
    if (waitedMs > lifetimes.errorMs) toast.loading(common.waitingForServer, { id })
  } while (!(await serverAnswers()))
  toast.dismiss(id)
}
