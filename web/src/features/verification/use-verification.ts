import {
  type Bundle,
  type CameIn,
  type Check,
  type CheckName,
  containerOf,
  NO_FACTS,
  type SignedFacts,
  type Verification,
  verifyCertificate,
} from '@credenza/credential/verify'
import { useEffect, useState } from 'react'
import { spokenCheck, spokenVerification } from '../../texts/findings.ts'
import { browserPorts, type Sources } from './ports.ts'

/** The checks that have settled so far; `verification` once all eight have. */
export interface Progress {
  settled: ReadonlyMap<CheckName, Check>
  /** What the document says; only a claim until its signature has passed. */
  facts: SignedFacts
  verification: Verification | undefined
}

export const nothingYet: Progress = { settled: new Map(), facts: NO_FACTS, verification: undefined }

/** Runs the eight checks in this browser and shows each as it settles. */
export function useVerification(bundle: Bundle, sources: Sources, cameIn?: CameIn): Progress {
  const [progress, setProgress] = useState(nothingYet)
  useEffect(() => {
    let current = true
    setProgress(nothingYet)
    const onCheck = (check: Check, facts: SignedFacts) => {
      if (current) {
        setProgress((before) => ({
          ...before,
          facts,
          settled: new Map(before.settled).set(check.name, spokenCheck(check)),
        }))
      }
    }
    void verifyCertificate(bundle, browserPorts(sources), { container: containerOf(cameIn), onCheck }).then(
      (found) => {
        const verification = spokenVerification(found)
        const settled = new Map(verification.checks.map((check) => [check.name, check]))
        if (current) setProgress((before) => ({ ...before, settled, verification }))
      },
    )
    return () => {
      current = false
    }
  }, [bundle, sources, cameIn])
  return progress
}
