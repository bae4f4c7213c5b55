import { execFile } from 'node:child_process'
import { createHash, createPublicKey, generateKeyPairSync, verify } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, test } from 'vitest'
import { acceptedCertificates, readAs, revoke, signedCertificates } from '../../../test/acts/certificates.ts'
import { callAs, makeStudent, nobody, ok } from '../../../test/acts/people.ts'
import { readZip } from '../../../test/read-zip.ts'
import { rewriteCertificate } from '../../../test/rewrite-certificate.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import { readAppleKey } from '../../platform/wallet-pass/apple-key.ts'
import { readGoogleKey } from '../../platform/wallet-pass/google-key.ts'

const run = promisify(execFile)
const google = generateKeyPairSync('rsa', { modulusLength: 2048 })
const { world, issuer, student, verifier } = await openRolesWorld()
const folder = await mkdtemp(join(tmpdir(), 'credenza-pass-'))
const at = (name: string) => join(folder, name)
const openssl = (...args: string[]) => run('openssl', args, { cwd: folder })
const files = () => ({ certFile: at('pass.pem'), keyFile: at('pass.key'), authorityFile: at('ca.pem') })

/** A self-made authority, and a pass type certificate from it. */
async function makeAuthority(name: string): Promise<void> {
  const key = ['-newkey', 'rsa:2048', '-nodes', '-keyout', `${name}.key`]
  await openssl(
    'req',
    '-x509',
    ...key,
    '-out',
    `${name}.pem`,
    '-days',
    '30',
    '-subj',
    `/CN=Authority ${name}`,
  )
}
async function makeCertificate(name: string, subject: string): Promise<void> {
  const key = ['-newkey', 'rsa:2048', '-nodes', '-keyout', `${name}.key`]
  await openssl('req', ...key, '-out', `${name}.csr`, '-subj', subject)
  const by = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-days', '30']
  await openssl('x509', '-req', '-in', `${name}.csr`, ...by, '-out', `${name}.pem`)
}

const googleFile = (change: object = {}) =>
  JSON.stringify({
    client_email: 'passes@project.iam.gserviceaccount.com',
    private_key_id: 'key-1',
    private_key: google.privateKey.export({ type: 'pkcs8', format: 'pem' }),
    ...change,
  })

await makeAuthority('ca')
await makeAuthority('stranger')
await makeCertificate('pass', '/UID=pass.example.credenza/CN=Pass/OU=TEAM123456')
await makeCertificate('other', '/CN=A web server')
await writeFile(at('google.json'), googleFile())
world.ctx.passKeys = {
  apple: await readAppleKey(files(), new Date()),
  google: await readGoogleKey({ issuerId: '3388000000012345678', keyFile: at('google.json') }),
}
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true, force: true })
})

const accepted = async () => (await acceptedCertificates(world, { issuer, verifier, student }))[0]!
const passOf = (who: Parameters<typeof callAs>[1], id: string, kind: 'apple' | 'google') =>
  callAs(world, who, 'GET', `/api/user/certificates/${id}/${kind}-pass`)

test('a pass for Apple Wallet is signed by the deployment, and leads to the certificate', async () => {
  const id = await accepted()
  const answer = await passOf(student, id, 'apple')
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/vnd.apple.pkpass'])
  expect(answer.headers['cache-control']).toBe('no-store')
  const entries = Object.fromEntries(await readZip(answer.rawPayload))
  const { signature, 'manifest.json': manifest, ...content } = entries
  expect(JSON.parse(String(manifest))).toEqual(
    Object.fromEntries(
      Object.entries(content).map(([name, bytes]) => [name, createHash('sha1').update(bytes).digest('hex')]),
    ),
  )
  await writeFile(at('signature'), signature!)
  await writeFile(at('manifest.json'), manifest!)
  const check = [
    'cms',
    '-verify',
    '-binary',
    '-inform',
    'DER',
    '-in',
    'signature',
    '-content',
    'manifest.json',
  ]
  await openssl(...check, '-CAfile', 'ca.pem', '-purpose', 'any', '-out', 'verified')
  expect(await readFile(at('verified'))).toEqual(manifest)
  await writeFile(at('manifest.json'), '{}')
  await expect(openssl(...check, '-CAfile', 'ca.pem', '-purpose', 'any')).rejects.toThrow()

  const pass = JSON.parse(String(content['pass.json']))
  expect(pass).toMatchObject({
    formatVersion: 1,
    passTypeIdentifier: 'pass.example.credenza',
    teamIdentifier: 'TEAM123456',
    serialNumber: id,
    organizationName: issuer.name,
    generic: { secondaryFields: [{ key: 'holder', value: student.name }] },
  })
  const { slug } = await readAs(world, student, id)
  expect(pass.barcodes[0].message).toMatch(new RegExp(`/verify/${slug}#[\\w-]+$`))
  for (const icon of ['icon.png', 'icon@2x.png', 'icon@3x.png'])
    expect(content[icon]!.subarray(1, 4).toString()).toBe('PNG')
})

test('a pass says what was signed, even if somebody has rewritten the tables', async () => {
  world.tamper()
  const id = await accepted()
  const said = async () => {
    const { url } = ok(await passOf(student, id, 'google')).data
    const { payload } = JSON.parse(Buffer.from(url.split('.')[3], 'base64url').toString())
    const pass = Object.fromEntries(await readZip((await passOf(student, id, 'apple')).rawPayload))[
      'pass.json'
    ]
    return { google: payload, apple: String(pass) }
  }
  const before = await said()
  await rewriteCertificate(world, id)
  expect(await said()).toEqual(before)
})

test('a link for Google Wallet is signed by the service account', async () => {
  const id = await accepted()
  const { url } = ok(await passOf(student, id, 'google')).data
  const [header, claims, signature] = url.replace('https://pay.google.com/gp/v/save/', '').split('.')
  const key = createPublicKey(google.publicKey.export({ type: 'spki', format: 'pem' }))
  expect(verify('sha256', Buffer.from(`${header}.${claims}`), key, Buffer.from(signature, 'base64url'))).toBe(
    true,
  )
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
  expect(read(header)).toEqual({ alg: 'RS256', typ: 'JWT', kid: 'key-1' })
  expect(read(claims)).toMatchObject({
    iss: 'passes@project.iam.gserviceaccount.com',
    aud: 'google',
    typ: 'savetowallet',
    payload: {
      genericObjects: [
        {
          id: `3388000000012345678.${id}`,
          classId: '3388000000012345678.certificate',
          subheader: { defaultValue: { value: student.name } },
          barcode: { type: 'QR_CODE', value: expect.stringContaining('/verify/') },
        },
      ],
    },
  })
})

test('only the holder gets a pass, and only for an accepted certificate in force', async () => {
  const id = await accepted()
  const stranger = await makeStudent(world, issuer)
  const [waiting] = await signedCertificates(world, issuer, student)
  for (const kind of ['apple', 'google'] as const) {
    const status = async (who: Parameters<typeof callAs>[1], of = id) =>
      (await passOf(who, of, kind)).statusCode
    expect(await status(stranger)).toBe(404)
    expect(await status(student, 'cert_unknown')).toBe(404)
    for (const who of [issuer, verifier]) expect(await status(who)).toBe(403)
    expect(await status(nobody)).toBe(401)
    expect((await passOf(student, waiting!, kind)).json()).toMatchObject({ error: 'not_accepted' })
  }
  ok(await revoke(world, issuer, id))
  for (const kind of ['apple', 'google'] as const)
    expect((await passOf(student, id, kind)).json()).toMatchObject({ error: 'already_revoked' })
  expect(world.logLines.join('\n')).not.toContain('#')
})

test('a wallet without keys is not offered', async () => {
  const offered = async () => ok(await callAs(world, student, 'GET', '/api/user/phone-wallets')).data
  expect(await offered()).toEqual({ apple: true, google: true })
  const { passKeys } = world.ctx
  world.ctx.passKeys = { apple: undefined, google: undefined }
  expect(await offered()).toEqual({ apple: false, google: false })
  const id = await accepted()
  for (const kind of ['apple', 'google'] as const)
    expect((await passOf(student, id, kind)).statusCode).toBe(404)
  world.ctx.passKeys = passKeys
})

describe('wrong settings say what to correct, and nothing of a file', () => {
  const now = new Date()
  const apple = (change: Partial<ReturnType<typeof files>>, when = now) =>
    expect(readAppleKey({ ...files(), ...change }, when)).rejects

  test('for Apple', async () => {
    await apple({ certFile: at('nowhere.pem') }).toThrow(
      /^APPLE_PASS_CERT_FILE: \S+ cannot be read \(ENOENT\): name a file/,
    )
    await apple({ certFile: at('pass.key') }).toThrow(/^APPLE_PASS_CERT_FILE: \S+ is not a certificate/)
    await apple({ keyFile: at('pass.pem') }).toThrow(/^APPLE_PASS_KEY_FILE: \S+ is not a private key/)
    await apple({ keyFile: at('other.key') }).toThrow('APPLE_PASS_KEY_FILE: this is not the key')
    await apple({ certFile: at('other.pem'), keyFile: at('other.key') }).toThrow('is not for a pass type ID')
    await apple({ authorityFile: at('stranger.pem') }).toThrow(
      'APPLE_PASS_AUTHORITY_FILE: this authority did not',
    )
    await apple({}, new Date(now.getTime() + 40 * 24 * 3_600_000)).toThrow('has expired')
  })

  test('for Google', async () => {
    const read = async (content: string) => {
      await writeFile(at('wrong.json'), content)
      return readGoogleKey({ issuerId: '1', keyFile: at('wrong.json') })
    }
    await expect(read('{"private_key":"secret"}')).rejects.toThrow(
      /^GOOGLE_WALLET_KEY_FILE: \S+ is not a service account's key as JSON: name one that is\.$/,
    )
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const private_key = privateKey.export({ type: 'pkcs8', format: 'pem' })
    await expect(read(googleFile({ private_key }))).rejects.toThrow('the key is not an RSA key')
  })
})
