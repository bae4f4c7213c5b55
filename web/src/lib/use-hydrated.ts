import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False while a page is prerendered and while the browser takes it over, then true: what only this tab knows can be shown. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
