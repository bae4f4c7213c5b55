import { subscribe, unsubscribe } from 'node:diagnostics_channel'

/** Resolves when this process starts the next one. */
export function childStarted(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const told = () => {
    unsubscribe(channel, told)
    resolve()
  }
  subscribe(channel, told)
  return promise
}

const channel = 'child_process'
