import { createHmac, randomBytes } from 'node:crypto'
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { keysOf } from './keys.ts'
import { loadMasterKey } from './master-key.ts'
import { newPersonKey, unwrapDocumentKey, wrapDocumentKey } from './person-key.ts'

const keys = keysOf(new Uint8Array(32).fill(7))
const openKeys = async (settings: Parameters<typeof loadMasterKey>[0]) =>
  keysOf(await loadMasterKey(settings))
const message = Buffer.from('a letter of authority')

describe('the master key', () => {
  let dataFolder: string
  beforeEach(async () => {
    dataFolder = await mkdtemp(join(tmpdir(), 'credenza-keys-'))
  })
  afterEach(() => rm(dataFolder, { recursive: true, force: true }))

  test('is made at the first start, private to us, and stays the same', async () => {
    const folder = join(dataFolder, 'made', 'on demand')
    const first = await openKeys({ dataFolder: folder })
    const again = await openKeys({ dataFolder: folder })
    expect(again.checkValue).toBe(first.checkValue)
    expect((await stat(join(folder, 'master.key'))).mode & 0o777).toBe(0o600)
    expect(await readdir(folder)).toEqual(['master.key'])
  })

  test('is the same for processes that start at once', async () => {
    const opened = await Promise.all(Array.from({ length: 20 }, () => openKeys({ dataFolder })))
    expect(new Set(opened.map((one) => one.checkValue)).size).toBe(1)
    expect(await readdir(dataFolder)).toEqual(['master.key'])
  })

  test('is not replaced when its file is damaged', async () => {
    const file = join(dataFolder, 'master.key')
    await writeFile(file, 'c2hvcnQ=', { mode: 0o600 })
    await expect(openKeys({ dataFolder })).rejects.toThrow(/must hold 32 bytes in base64/)
    expect(await readFile(file, 'utf8')).toBe('c2hvcnQ=')
  })

  test('is refused when other users can read its file, with the command that fixes it', async () => {
    await openKeys({ dataFolder })
    await chmod(join(dataFolder, 'master.key'), 0o644)
    await expect(openKeys({ dataFolder })).rejects.toThrow(/chmod 600/)
  })

  test('comes from MASTER_KEY when that is set, and then no file is made', async () => {
    const masterKey = Buffer.alloc(32, 7).toString('base64')
    expect((await openKeys({ masterKey, dataFolder })).checkValue).toBe(keys.checkValue)
    expect(await readdir(dataFolder)).toEqual([])
  })

  test.each(['short', 'not base64 at all!', Buffer.alloc(33).toString('base64')])(
    'is refused as MASTER_KEY when it is not 32 bytes of base64: %s',
    async (masterKey) => {
      const refusal = openKeys({ masterKey, dataFolder })
      await expect(refusal).rejects.toThrow(/openssl rand -base64 32/)
      await expect(refusal).rejects.not.toThrow(masterKey)
    },
  )
})

describe('sealing', () => {
  test('returns what was sealed, and never the same bytes twice', () => {
    const sealed = keys.seal('kyc-file', message)
    expect(Buffer.from(keys.open('kyc-file', sealed))).toEqual(message)
    expect(Buffer.from(keys.seal('kyc-file', message))).not.toEqual(Buffer.from(sealed))
  })

  test('refuses a change of any single byte, and any cut', () => {
    const sealed = keys.seal('kyc-file', message)
    for (let index = 0; index < sealed.length; index++) {
      const altered = Uint8Array.from(sealed)
      altered[index]! ^= 1
      expect(() => keys.open('kyc-file', altered)).toThrow()
      expect(() => keys.open('kyc-file', sealed.subarray(0, index))).toThrow()
    }
  })

  test('refuses another purpose and another master key', () => {
    const sealed = keys.seal('kyc-file', message)
    expect(() => keys.open('profile-image', sealed)).toThrow(/another purpose/)
    expect(() => keysOf(randomBytes(32)).open('kyc-file', sealed)).toThrow(/another key/)
  })
})

test('mac, secret and seal of one purpose share no key', () => {
  const mac = Buffer.from(keys.mac('otp', message))
  expect(mac).toEqual(Buffer.from(keysOf(new Uint8Array(32).fill(7)).mac('otp', message)))
  expect(mac).not.toEqual(createHmac('sha256', keys.secret('otp')).update(message).digest())
  expect(mac).not.toEqual(Buffer.from(keys.mac('other', message)))
  expect(keys.secret('otp')).toHaveLength(32)
})

describe('a person key', () => {
  const documentKey = randomBytes(32)

  test('gives back the document keys wrapped under it', () => {
    const person = newPersonKey(keys)
    const wrapped = wrapDocumentKey(keys, person, documentKey)
    expect(Buffer.from(unwrapDocumentKey(keys, person, wrapped))).toEqual(documentKey)
  })

  test('is needed: without that very key the master key opens nothing', () => {
    const wrapped = wrapDocumentKey(keys, newPersonKey(keys), documentKey)
    expect(() => unwrapDocumentKey(keys, newPersonKey(keys), wrapped)).toThrow()
    expect(() => keys.open('person-key', wrapped)).toThrow()
  })
})
