import { verifyCertificate } from '@credenza/credential/verify'
import type { Bundle } from '../world/bundles.ts'
import { httpPorts } from '../world/http-ports.ts'

/** What all eight checks say about each certificate. */
export async function verdictsOf(url: string, bundles: readonly Bundle[]): Promise<string[]> {
  const portsFor = await httpPorts(url)
  const verdicts: string[] = []
  for (const bundle of bundles) {
    verdicts.push((await verifyCertificate(bundle, portsFor(bundle.anchor.number))).verdict)
  }
  return verdicts
}
