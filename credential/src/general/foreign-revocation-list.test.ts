import { describe, expect, test } from 'vitest'
import { id, issuer, keeper, statusOf, url } from '../../test/foreign-lists.ts'

describe('a 1EdTechRevocationList', () => {
  const entry = { id: url, type: '1EdTechRevocationList' }
  const of = (...revokedCredential: unknown[]) => ({ id: url, issuer: issuer.did, revokedCredential })

  test('revokes what it names, with its reason, unless it takes that back', async () => {
    const revoked = await statusOf(entry, () =>
      of({ id, revokedReason: '', revocationReason: 'Issued in error' }),
    )
    expect(revoked).toMatchObject({ outcome: 'INVALID', sentence: 'Revoked: Issued in error' })
    expect((await statusOf(entry, () => of({ id, revoked: true }))).sentence).toBe('Revoked.')
    expect((await statusOf(entry, () => of({ id, revoked: false }))).outcome).toBe('SOUND')
    expect((await statusOf(entry, () => of({ id: 'urn:uuid:another' }))).outcome).toBe('SOUND')
  })

  test('is also read in the words of its standard, and when it is empty', async () => {
    const plural = { id: url, revokedCredentials: [{ id }] }
    expect((await statusOf(entry, () => plural)).code).toBe('revoked')
    expect((await statusOf(entry, () => ({ id: url, issuer: { id: issuer.did } }))).outcome).toBe('SOUND')
  })

  test.each<[string, unknown]>([
    ['is another list', { ...of(), id: 'https://foreign.example/status/2' }],
    ['is the list of somebody else', { ...of(), issuer: keeper.did }],
    ['is not a list', { error: 'not found' }],
    ['is empty', {}],
    ['is a text', 'revoked'],
    ['holds what cannot be read', of({ id: 7 })],
    ['holds ids alone', of('urn:uuid:another')],
    ['holds a doubtful mark', of({ id, revoked: 'no' })],
  ])('that %s leaves the status open', async (_name, list) => {
    expect(await statusOf(entry, () => list)).toMatchObject({
      outcome: 'CANNOT TELL',
      code: 'status-list-unsound',
    })
  })

  test('cannot be asked about a credential without an id', async () => {
    expect((await statusOf(entry, () => of(), { id: undefined })).code).toBe('status-entry-incomplete')
    expect((await statusOf({ type: entry.type }, () => of())).code).toBe('status-entry-incomplete')
  })
})
