import { afterAll, expect, test } from 'vitest'
import {
  callAs,
  kycForm,
  makeAdmin,
  nobody,
  ok,
  registerOrganisation,
  uploadAs,
  waitingOrganisation,
} from '../../../../test/acts/people.ts'
import { openTestWorld } from '../../../../test/worlds/test-world.ts'

const world = await openTestWorld()
const admin = await makeAdmin(world)
const owner = await waitingOrganisation(world, 'issuer')
const application = await callAs(world, owner, 'GET', '/api/organisation/application')
const fileId = ok(application).data.files[0].id
afterAll(() => world.close())

const files = '/api/admin/organisations'

test('a submitted file cannot be read by other organisations or without a session, by kind or by id', async () => {
  const other = await registerOrganisation(world, 'issuer')
  const own = await callAs(world, other, 'GET', '/api/organisation/files/businessLicense')
  expect(own.statusCode).toBe(404)
  for (const [caller, status] of [
    [other, 403],
    [owner, 403],
    [nobody, 401],
  ] as const)
    expect((await callAs(world, caller, 'GET', `${files}/${owner.id}/files/${fileId}`)).statusCode).toBe(
      status,
    )
})

test('a submitted file cannot be reached under another organisation’s name, nor by any path', async () => {
  const other = await waitingOrganisation(world, 'issuer')
  const ids = [
    `${other.id}/files/${fileId}`,
    `${owner.id}/files/..%2f${fileId}`,
    `${owner.id}/files/%00`,
    `..%2f${owner.id}/files/${fileId}`,
    `${owner.id}'--/files/${fileId}`,
    `${owner.id}/files/${'x'.repeat(100)}`,
  ]
  for (const id of ids) {
    const answer = await callAs(world, admin, 'GET', `${files}/${id}`)
    expect([400, 404, 422], id).toContain(answer.statusCode)
    expect(answer.body).not.toContain('%PDF')
  }
  for (const kind of ['..%2f..%2fmaster.key', 'profileImage', '__proto__', '%00', `${fileId}`]) {
    const answer = await callAs(world, owner, 'GET', `/api/organisation/files/${kind}`)
    expect([400, 404, 422], kind).toContain(answer.statusCode)
  }
})

test('a submitted file has the type of its content, whatever its name says', async () => {
  const organisation = await registerOrganisation(world, 'issuer')
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
  const lying: Record<string, File> = {
    'an SVG named .png': new File(['<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'], 'a.png'),
    'a page named .pdf': new File(['<html><script>alert(1)</script>'], 'a.pdf'),
    'a program named .jpg': new File(['MZ\x90\x00'], 'a.jpg'),
    'an empty file': new File([], 'a.pdf'),
  }
  for (const [name, file] of Object.entries(lying)) {
    const answer = await uploadAs(world, nobody, '/api/update-kyc', {
      ...kycForm(organisation.id),
      businessLicense: file,
    })
    expect([answer.statusCode, answer.json().fields], name).toEqual([
      415,
      { businessLicense: 'File type must be pdf, jpg or png' },
    ])
  }
  ok(
    await uploadAs(world, nobody, '/api/update-kyc', {
      ...kycForm(organisation.id),
      businessLicense: new File([png], 'a.html'),
    }),
  )
  const file = await callAs(world, organisation, 'GET', '/api/organisation/files/businessLicense')
  expect(file.headers['content-type']).toBe('image/png')
  expect(file.rawPayload).toEqual(png)
})
