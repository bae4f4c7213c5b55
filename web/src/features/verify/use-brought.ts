import { useState } from 'react'
import { useNavigate } from 'react-router'
import { verifyTexts } from '../../texts/verify.ts'
import type { Foreign, Ready } from '../verification/load-certificate.ts'
import { loadChecker } from './checked-later.tsx'
import type { Recognised } from './recognise.ts'
import { recogniseLater } from './recognise-later.ts'

/** What is checked on this page. Links and numbers have pages of their own. */
export type Brought = Ready | Foreign | { kind: 'receipt'; receipt: unknown }

/** Takes what a visitor brings, and keeps what is checked on this page. */
export function useBrought() {
  const navigate = useNavigate()
  const [brought, setBrought] = useState<Brought>()

  const load = async (bundle: Pick<Ready, 'bundle' | 'cameIn'>): Promise<string | undefined> => {
    try {
      const { loadBrought } = await import('../verification/load-certificate.ts')
      setBrought(await loadBrought(bundle))
      return undefined
    } catch {
      return verifyTexts.cannotStart.unreachable.advice
    }
  }
  /** Returns what is wrong with it; undefined if it leads on to a check. */
  const take = async (found: Recognised): Promise<string | undefined> => {
    switch (found.kind) {
      case 'unknown':
        return found.advice
      case 'number':
        await navigate(`/v/${found.number}`)
        return undefined
      case 'shared':
        await navigate(`/verify/s/${encodeURIComponent(found.shareId)}#${found.key}`)
        return undefined
      case 'link': {
        // Without a network the link leads nowhere, but the code beside it can be checked here.
        if (found.paper && !navigator.onLine) return take(await recogniseLater(found.paper))
        const state = { paper: found.paper }
        await navigate(`/verify/${encodeURIComponent(found.slug)}#${found.key}`, { state })
        return undefined
      }
      case 'receipt':
        setBrought(found)
        return undefined
      case 'jwt':
        setBrought({ kind: 'foreign', credential: found.jwt })
        return undefined
      case 'bundle':
        void loadChecker()
        return load(found)
    }
  }
  return { brought, take, reload: load, clear: () => setBrought(undefined) }
}
