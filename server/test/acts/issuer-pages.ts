import type { TestWorld } from '../worlds/test-world.ts'
import { callAs, type Organisation, ok, profileImage, uploadAs } from './people.ts'

/** Chooses what the issuer's public page shows. */
export const publish = (world: TestWorld, issuer: Organisation, publicContact: object) =>
  callAs(world, issuer, 'PUT', '/api/organisation/settings', {
    displayName: issuer.name,
    verifierIds: [],
    publicContact,
  })

export async function publishLogo(world: TestWorld, issuer: Organisation): Promise<void> {
  ok(await uploadAs(world, issuer, '/api/update-profile', { doc_url: profileImage() }))
  ok(await publish(world, issuer, { website: '', email: '', showsLogo: true }))
}
