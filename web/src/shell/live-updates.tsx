import { useLiveUpdates } from '../lib/query/use-live-updates.ts'

/** Loaded after the page, which does not need it to be shown. */
export default function LiveUpdates({ token }: { token: string }) {
  useLiveUpdates(token)
  return null
}
