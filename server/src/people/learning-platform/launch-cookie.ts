import { launchLifetimeMs } from './launch-store.ts'

/** Binds launches to the browser in which they began. One cookie for all, so that two tabs do not disturb each other. */
export const launchCookie = { name: 'learning-launch', lifetimeMs: launchLifetimeMs }
