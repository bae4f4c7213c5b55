import { AsyncLocalStorage } from 'node:async_hooks'

const storage = new AsyncLocalStorage<string | undefined>()

/** Runs `work`, and all that it awaits, for this caller, who waits for it. */
export const forCaller = <T>(caller: string, work: () => T): T => storage.run(caller, work)

/** Runs `work` as the server's own, which waits for its turn for as long as it takes. */
export const asServer = <T>(work: () => T): T => storage.run(undefined, work)

/** Who waits for the current work; undefined for the server's own, such as jobs. */
export const currentCaller = (): string | undefined => storage.getStore()
