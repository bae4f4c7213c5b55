/** The address of the shared, seeded world that the global set-up started. */
export function sharedUrl(): string {
  const url = process.env.CREDENZA_E2E_URL
  if (!url) throw new Error('No world is running: start the journeys with `npm run test --workspace e2e`.')
  return url
}
