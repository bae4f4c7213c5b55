import { launchLifetimeMs } from './launch-store.ts'

/** Ties launches to the browser in which they began; one for all of them, so that two tabs do not disturb each other. */
export const launchCookie = { name: 'learning-launch', lifetimeMs: launchLifetimeMs }
