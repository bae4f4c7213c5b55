import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  accept,
  acceptedCertificates,
  createCertificates,
  decline,
  revoke,
  sign,
  signedCertificates,
} from '../../../../test/acts/certificates.ts'
import { invite } from '../../../../test/acts/colleagues.ts'
import { addFee } from '../../../../test/acts/fees.ts'
import { type Organisation, ok, waitingOrganisation } from '../../../../test/acts/people.ts'
import { auditState } from '../../../../test/audit-state.ts'
import { findingsAfter } from '../../../../test/tampering.ts'
import { openRolesWorld } from '../../../../test/worlds/roles-world.ts'
import { auditHistory } from '../../../audit-history.ts'

const { world, issuer, verifier, student } = await openRolesWorld({ startRoles: true })
let applicant: Organisation
let [accepted, declined, revoked] = ['', '', '']

beforeAll(async () => {
  applicant = await waitingOrganisation(world, 'issuer')
  ok(await addFee(world, verifier, { amount: 5 }))
  ;[accepted = '', revoked = ''] = await acceptedCertificates(world, { issuer, verifier, student }, 2)
  ;[declined = ''] = await signedCertificates(world, issuer, student)
  ok(await decline(world, verifier, [declined]))
  ok(await revoke(world, issuer, revoked))
  ok(await invite(world, issuer))
})
afterAll(() => world.close())

/** What the audit finds after these statements, each of which must change something. Rolls them back. */
async function foundAfter(...statements: RawBuilder<unknown>[]): Promise<string[]> {
  const found = await findingsAfter(world, {
    foundBy: 'any state',
    apply: async (tx) => {
      for (const statement of statements) {
        const { numAffectedRows } = await statement.execute(tx)
        if (!numAffectedRows) throw new Error('The rewrite changed nothing')
      }
      return true
    },
  })
  return found as string[]
}

describe('with SQL alone, the audit finds that', () => {
  test('an organisation is approved', async () => {
    expect(
      await foundAfter(
        sql`UPDATE organisation SET status = 'approved', approved_at = now() WHERE id = ${applicant.id}`,
      ),
    ).toEqual([
      expect.stringMatching(
        new RegExp(
          `^recorded state of trail ${applicant.id}: entry \\d+: ${applicant.id}: .*organisation.kyc-submitted`,
        ),
      ),
    ])
  })

  test('an organisation is created from nothing', async () => {
    const copy = sql`INSERT INTO organisation SELECT (jsonb_populate_record(o, '{"id": "org_0000000000000000"}')).*
      FROM organisation o WHERE id = ${issuer.id}`
    expect(await foundAfter(copy)).toContain(
      'recorded state of trail org_0000000000000000: org_0000000000000000: no entry says how it came into organisation',
    )
  })

  test('a KYC file is deleted, or replaced by another', async () => {
    const kind = 'proofOfAddress'
    const file = sql`org_id = ${applicant.id} AND kind = ${kind}`
    expect(await foundAfter(sql`DELETE FROM sealed_file WHERE ${file}`)).toEqual([
      expect.stringMatching(/entry \d+: file_\w+: it is gone/),
    ])
    const { rows: others } = await sql<{ sealed: Buffer }>`
      SELECT sealed FROM sealed_file WHERE org_id = ${issuer.id} AND kind = ${kind}`.execute(world.ctx.db)
    const { sealed } = others[0]!
    expect(await foundAfter(sql`UPDATE sealed_file SET sealed = ${sealed} WHERE ${file}`)).toEqual([
      expect.stringMatching(/entry \d+: file_\w+: it is not what/),
    ])
  })

  test.each([
    ['its email', sql`email = 'mallory@mail.example'`],
    ['its password', sql`password_hash = 'the hash of another password'`],
    ['whose it is', sql`org_id = ${'org_0000000000000000'}`],
  ])('an account is changed: %s', async (_what, change) => {
    const found = await foundAfter(sql`UPDATE account SET ${change} WHERE org_id = ${verifier.id}`)
    expect(found[0]).toMatch(new RegExp(`trail ${verifier.id}: entry \\d+: acc_\\w+: it is`))
  })

  test('somebody gets a passkey, or joins an organisation', async () => {
    const passkey = sql`INSERT INTO passkey SELECT 'key_x', id, 'x', '\\x00', 0, '{}', 'x', now(), NULL
      FROM account WHERE org_id = ${verifier.id}`
    expect(await foundAfter(passkey)).toEqual([
      expect.stringMatching(/acc_\w+: it is not what account.signed-in left/),
    ])
    const fellow = sql`INSERT INTO account
      SELECT (jsonb_populate_record(a, '{"id": "acc_x", "email": "x@x.example", "is_colleague": true}')).*
      FROM account a WHERE org_id = ${issuer.id}`
    expect(await foundAfter(fellow)).toEqual([
      `recorded state of trail ${issuer.id}: acc_x: no entry says how it came into account`,
    ])
  })

  test('a decline reason is changed', async () => {
    expect(
      await foundAfter(sql`UPDATE certificate SET decline_reason = 'Forged' WHERE id = ${declined}`),
    ).toEqual([expect.stringMatching(new RegExp(`${declined}: it is not what certificate.declined left`))])
  })

  test('a decision is undone, with everything that mentions it', async () => {
    const found = await foundAfter(
      sql`UPDATE certificate SET review = 'pending', decided_at = NULL, decided_by = NULL, decline_reason = NULL
        WHERE id = ${declined}`,
      sql`UPDATE review_request SET state = 'pending' WHERE certificate_id = ${declined}`,
      sql`UPDATE certificate_count SET count = count - 1 WHERE org_id = ${issuer.id} AND review = 'declined'`,
      sql`INSERT INTO certificate_count SELECT org_id, year, category_name, 'pending', signed, 1 FROM certificate_count
        WHERE org_id = ${issuer.id} AND review = 'declined'
        ON CONFLICT (org_id, year, category_name, review, signed) DO UPDATE SET count = certificate_count.count + 1`,
    )
    expect(found).toEqual([
      expect.stringMatching(new RegExp(`${declined}: it is not what certificate.declined left`)),
    ])
  })

  test('a fee is multiplied by a thousand, before or after it was charged', async () => {
    expect(await foundAfter(sql`UPDATE verifier_fee SET amount_fils = amount_fils * 1000`)).toEqual([
      expect.stringMatching(/fee_\w+: it is not what fee.added left/),
    ])
    const charged = await foundAfter(
      sql`UPDATE ledger_posting SET amount_fils = amount_fils * 1000`,
      sql`UPDATE ledger_month SET amount_fils = amount_fils * 1000`,
    )
    expect(charged).toEqual([
      expect.stringMatching(/cert_\w+: it is not what certificate\.\w+ left .*ledger_posting/),
    ])
  })

  test('a revocation is undone: the statement, the row and the bit', async () => {
    const found = await foundAfter(
      sql`DELETE FROM certificate_statement WHERE certificate_id = ${revoked} AND action = 'revoked'`,
      sql`UPDATE certificate SET revoked_at = NULL, revoked_reason = NULL WHERE id = ${revoked}`,
      sql`UPDATE status_entry SET revoked = false WHERE certificate_id = ${revoked} AND org_id = ${issuer.id}`,
      sql`UPDATE status_list SET credential = NULL WHERE org_id = ${issuer.id}`,
    )
    expect(found).toEqual([
      expect.stringMatching(new RegExp(`${revoked}: it is not what certificate\\.\\S+ left`)),
    ])
  })

  test('the bit alone is put back, or set', async () => {
    const bit = (certificateId: string, isSet: boolean) =>
      sql`UPDATE status_entry SET revoked = ${isSet} WHERE certificate_id = ${certificateId} AND org_id = ${issuer.id}`
    expect(await foundAfter(bit(revoked, false))).toContain(
      `status lists: ${revoked}: it is revoked, and its bit in the status list is not set (status_entry)`,
    )
    expect(await foundAfter(bit(accepted, true))).toContain(
      `status lists: ${accepted}: its bit in the status list is set, though nobody revoked it (status_entry)`,
    )
  })

  test('a link leads to another certificate', async () => {
    const found = await foundAfter(
      sql`UPDATE certificate_directory SET certificate_id = certificate_id || '_' WHERE certificate_id = ${declined}`,
      sql`UPDATE certificate_directory SET certificate_id = ${declined} WHERE certificate_id = ${accepted}`,
      sql`UPDATE certificate_directory SET certificate_id = ${accepted} WHERE certificate_id = ${`${declined}_`}`,
    )
    expect(found[0]).toMatch(/^public names: cert_/)
  })

  test('a row is hidden among those of another kind of subject', async () => {
    const found = await foundAfter(sql`UPDATE category SET id = ${accepted} WHERE org_id = ${issuer.id}`)
    expect(found).toContain(
      `recorded state of trail ${issuer.id}: ${accepted}: no entry says how it came into category`,
    )
  })

  test('one value is made to look like two columns', async () => {
    const swallowed = sql`UPDATE certificate SET title = title || E'\\x1f' || 'date=10:' || date, date = ''
      WHERE id = ${accepted}`
    expect((await foundAfter(swallowed))[0]).toMatch(new RegExp(`${accepted}: it is not what`))
  })
})

test('while the server writes, nothing is found', { tags: ['slow'], timeout: 120_000 }, async () => {
  let isDone = false
  const writing = (async () => {
    for (let round = 0; round < 4; round++) {
      const ids = await createCertificates(world, issuer, student, 3)
      ok(await sign(world, issuer, ids))
      ok(await accept(world, verifier, ids.slice(1)))
      ok(await revoke(world, issuer, ids[1]!))
    }
  })().finally(() => {
    isDone = true
  })
  const found: string[] = []
  while (!isDone)
    found.push(
      ...(await auditState(world.ctx)).filter(({ ok }) => !ok).map(({ part, text }) => `${part}: ${text}`),
    )
  await writing
  expect(found).toEqual([])
})

test('a whole audit answers for every part', async () => {
  expect((await auditHistory(world.ctx)).filter(({ ok }) => !ok)).toEqual([])
})
