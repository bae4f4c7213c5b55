import { useLiveUpdates } from '../lib/use-live-updates.ts'

/** Loaded after the page, which can be shown without it. */
export default function LiveUpdates({ token }: { token: string }) {
  useLiveUpdates(token)
  return null
}
