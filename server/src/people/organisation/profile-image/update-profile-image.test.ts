import { afterAll, describe, expect, test } from 'vitest'
import {
  callAs,
  makeAdmin,
  type Organisation,
  ok,
  profileImage,
  registerOrganisation,
  suspendedOrganisation,
  uploadAs,
} from '../../../../test/acts/people.ts'
import { openTestWorld } from '../../../../test/worlds/test-world.ts'
import { greyJpeg, jpegSegment } from './testing.ts'

const square = { widthPx: 300, heightPx: 300 }

const world = await openTestWorld()
const admin = await makeAdmin(world)
const organisation = await registerOrganisation(world, 'issuer')
afterAll(() => world.close())

const upload = (parts: Record<string, string | File>, caller = organisation) =>
  uploadAs(world, caller, '/api/update-profile', parts)
const urlOf = async (caller: Organisation): Promise<string> =>
  ok(await callAs(world, caller, 'GET', '/api/issuer-verifier-profile')).data.profile_url
const file = (bytes: Uint8Array | string, name = 'me.jpg') =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name)

test('the organisation gets its picture, at an address that changes with it', async () => {
  expect(await urlOf(organisation)).toBe('')
  const missing = await callAs(world, organisation, 'GET', '/api/organisation/profile-image')
  expect(missing.statusCode).toBe(404)

  const answer = await upload({ doc_url: profileImage() })
  expect(ok(answer)).toEqual({ success: true, message: 'Profile Image Updated Successfully!' })
  const url = await urlOf(organisation)
  expect(url).toMatch(/^\/api\/organisation\/profile-image\?v=file_\w+$/)
  const image = await callAs(world, organisation, 'GET', url)
  expect(image.rawPayload).toEqual(greyJpeg(square))
  expect(image.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
  })

  ok(await upload({ doc_url: profileImage() }))
  expect(await urlOf(organisation)).not.toBe(url)
})

test('nobody else sees it, and it is not among the admin’s papers', async () => {
  const other = await registerOrganisation(world, 'issuer')
  expect((await callAs(world, other, 'GET', await urlOf(organisation))).statusCode).toBe(404)
  const detail = ok(await callAs(world, admin, 'GET', `/api/admin/organisations/${organisation.id}`)).data
  expect(detail.files).toEqual([])
})

test('the place and the camera are not stored', async () => {
  const exif = jpegSegment(0xe1, Buffer.from('Exif\0\0 GPS 25.3463 55.4209'))
  const withPlace = greyJpeg({ ...square, metadata: [exif], tail: Buffer.from('PK\x03\x04 zip') })
  ok(await upload({ doc_url: file(withPlace) }))
  const image = await callAs(world, organisation, 'GET', await urlOf(organisation))
  expect(image.rawPayload).toEqual(greyJpeg(square))
})

test('is sealed at rest, and an organisation has only one', async () => {
  const rows = await world.ctx.db
    .selectFrom('sealed_file')
    .select('sealed')
    .where('org_id', '=', organisation.id)
    .execute()
  expect(rows).toHaveLength(1)
  expect(Buffer.from(rows[0]!.sealed).includes(greyJpeg(square).subarray(0, 40))).toBe(false)
})

test('of two simultaneous pictures one stays', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => upload({ doc_url: profileImage() })))
  for (const answer of answers) ok(answer)
  const rows = await world.ctx.db
    .selectFrom('sealed_file')
    .select('id')
    .where('org_id', '=', organisation.id)
    .execute()
  expect(rows).toHaveLength(1)
})

describe('is refused, and the picture stays:', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const png = Buffer.from('89504e470d0a1a0a0000000d494844520000012c0000012c0802000000', 'hex')
  const padding = Array.from({ length: 9 }, () => jpegSegment(0xfe, Buffer.alloc(65_000)))
  test.each<[name: string, status: number, message: RegExp, parts: () => Record<string, string | File>]>([
    ['no file', 422, /^Please select a new image to update\.$/, () => ({ other: 'x' })],
    ['an empty file', 422, /^Please select a new image to update\.$/, () => ({ doc_url: file('') })],
    ['text instead of a file', 422, /select a new image/, () => ({ doc_url: 'x' })],
    ['an SVG with a script', 415, /must be a JPEG/, () => ({ doc_url: file(svg, 'me.svg') })],
    ['an SVG named .jpg', 415, /must be a JPEG/, () => ({ doc_url: file(svg) })],
    ['a PNG named .jpg', 415, /must be a JPEG/, () => ({ doc_url: file(png) })],
    ['a page behind the magic bytes', 415, /must be a JPEG/, () => ({ doc_url: file('\xff\xd8\xff<html>') })],
    ['another width', 422, /300 by 300/, () => ({ doc_url: file(greyJpeg({ ...square, widthPx: 301 })) })],
    [
      'a picture of 65,535 by 65,535',
      422,
      /300 by 300/,
      () => ({ doc_url: file(withSize(greyJpeg(square), 0xffff)) }),
    ],
    [
      'a file of 585 kB',
      413,
      /under 512 KB/,
      () => ({ doc_url: file(greyJpeg({ ...square, metadata: padding })) }),
    ],
  ])('%s: %i', async (_name, status, message, parts) => {
    const before = await urlOf(organisation)
    const answer = await upload(parts())
    expect([answer.statusCode, answer.json().message]).toEqual([status, expect.stringMatching(message)])
    expect(await urlOf(organisation)).toBe(before)
  })

  test('a suspended organisation’s: 403', async () => {
    const suspended = await suspendedOrganisation(world, admin, 'verifier')
    expect((await upload({ doc_url: profileImage() }, suspended)).json().error).toBe('suspended')
  })
})

/** The same file with another size in its frame header. */
function withSize(jpeg: Buffer, px: number): Buffer {
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
  jpeg.writeUInt16BE(px, frame + 5)
  jpeg.writeUInt16BE(px, frame + 7)
  return jpeg
}
