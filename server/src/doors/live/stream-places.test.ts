import { expect, test } from 'vitest'
import { type StreamCaller, streamPlaces } from './stream-places.ts'

const limits = {
  session: 2,
  organisation: 4,
  unapprovedOrganisation: 1,
  unapprovedOrganisations: 2,
  process: 9,
}
const caller = (organisationId: string, sessionId: string, { isApproved = true } = {}): StreamCaller => ({
  organisationId,
  sessionId,
  isApproved,
})
const full = expect.objectContaining({ code: 'too_many_requests', retryAfterSeconds: expect.any(Number) })
const refused = (take: () => unknown) => expect(take).toThrow(full)

test('each limit applies separately, and a released place is free again', () => {
  const { take } = streamPlaces(limits)
  const leave = take(caller('a', '1'))
  take(caller('a', '1'))
  refused(() => take(caller('a', '1')))
  take(caller('a', '2'))
  take(caller('a', '3'))
  refused(() => take(caller('a', '4')))
  leave()
  take(caller('a', '4'))
  refused(() => take(caller('a', '5')))
  // A second release has no effect.
  leave()
  refused(() => take(caller('a', '5')))
})

test('unapproved organisations get few, and all of them together leave room for the others', () => {
  const { take } = streamPlaces(limits)
  take(caller('a', '1', { isApproved: false }))
  refused(() => take(caller('a', '2', { isApproved: false })))
  take(caller('b', '3', { isApproved: false }))
  refused(() => take(caller('c', '4', { isApproved: false })))
  take(caller('d', '5'))
})

test('a process has a limit, and a refusal takes no place', () => {
  const { take } = streamPlaces(limits)
  const leaves = Array.from({ length: 9 }, (_, i) => take(caller(`o${i}`, `s${i}`)))
  for (let i = 0; i < 20; i++) refused(() => take(caller('late', 'late')))
  leaves[0]!()
  take(caller('late', 'late'))
})
