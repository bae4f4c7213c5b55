import type { PresentationVerdict } from '@credenza/schema/presentation'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { messageOf } from '../../lib/api/api-failure.ts'
import { askedTexts as texts } from '../../texts/asked.ts'
import { backFromWallet, confirmAnswer } from './asked-calls.ts'
import { forgetProof, proofOf } from './begun-attempt.ts'

/** The answer to this page's request. Confirms it once if a wallet on this device has sent the browser back. */
export function useWayBack(code: string) {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const [verdict, setVerdict] = useState<PresentationVerdict>()
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    const back = backFromWallet(hash)
    if (!back) return
    // The code in the address works only once, so a reload must not try it again.
    void navigate({ hash: '' }, { replace: true })
    const proof = proofOf(back.attemptId)
    if (proof === undefined) return setProblem(texts.wallet.otherBrowser)
    forgetProof(back.attemptId)
    confirmAnswer(code, { ...back, proof }).then(setVerdict, (error: Error) => setProblem(messageOf(error)))
  }, [code, hash, navigate])
  return { verdict, setVerdict, problem }
}
