import { stopSignal } from './platform/start/stop-signal.ts'

// Before the rest is loaded, which takes a second or two, so that Ctrl-C ends the start cleanly from the beginning.
const stop = stopSignal()
const { runProduct } = await import('./run-product.ts')
await runProduct(stop).catch((error: unknown) => {
  if (stop.aborted) return
  process.stderr.write(`${error instanceof Error ? error.message : 'Credenza could not start.'}\n`)
  process.exitCode = 1
})
