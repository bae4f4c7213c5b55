import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False during prerendering and hydration, then true. From then on, a page can show what only this tab knows. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
