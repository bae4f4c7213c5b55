import { onceReached } from './lazy.ts'

/**
 * Loads the code of a page, in place of React Router's function of this name (tools/patient-routes.ts). While the server
 * cannot be reached, the current page stays open.
 */
export async function loadRouteModule(
  { id, module }: { id: string; module: string },
  loaded: Record<string, unknown>,
): Promise<unknown> {
  try {
    loaded[id] ??= await onceReached(() => import(/* @vite-ignore */ module))
    return loaded[id]
  } catch {
    // The server runs another release, whose files have other names.
    window.location.reload()
    return new Promise(() => {})
  }
}
