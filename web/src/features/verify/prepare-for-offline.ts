import { loadChecker } from './checked-later.tsx'

/** A slow phone on a slow network is still starting after two seconds. */
const patienceMs = 10_000

/**
 * Loads, once the page is at rest, what reads and checks a photograph, so that a printed certificate can be checked here after
 * the network is gone. Returns how to give that up.
 */
export function prepareForOffline(): () => void {
  const timer = setTimeout(() => void load().catch(() => undefined), patienceMs)
  return () => clearTimeout(timer)
}

async function load(): Promise<void> {
  const [{ openQrReader }] = await Promise.all([
    import('./qr/qr-reader.ts'),
    import('./file/read-certificate-file.ts'),
    import('../verification/load-certificate.ts'),
    loadChecker(),
  ])
  // The reader's own code is fetched by its thread.
  const reader = openQrReader()
  await reader.read({ data: new Uint8ClampedArray(4), width: 1, height: 1 }, 'once').catch(() => [])
  reader.close()
}
