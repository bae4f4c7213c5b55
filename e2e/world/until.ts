import { setTimeout } from 'node:timers/promises'

const pauseMs = 150

/** Polls until the answer is yes. After `timeoutMs`, throws an error that names what it waited for. */
export async function until(what: string, isSo: () => Promise<boolean>, timeoutMs = 60_000): Promise<void> {
  const deadline = Date.now() + timeoutMs
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`Waited ${timeoutMs / 1000} s in vain: ${what}`)
    await setTimeout(pauseMs)
  }
}
