import { afterAll, beforeAll, describe, test } from 'vitest'
import { workbookOf } from '../src/people/student/import/spreadsheet/xlsx/testing.ts'
import { callAs, kycForm, nobody, type Organisation, registerOrganisation, uploadAs } from './acts/people.ts'
import { expectRefused, type Refused } from './refusals.ts'
import { openRolesWorld } from './worlds/roles-world.ts'

const { world, issuer } = await openRolesWorld()
let registered: Organisation

beforeAll(async () => {
  registered = await registerOrganisation(world, 'issuer')
})
afterAll(() => world.close())

const post = (url: string, body: unknown, headers?: Record<string, string>) =>
  callAs(world, issuer, 'POST', url, body, headers)
const importFile = (content: string | Uint8Array<ArrayBuffer>, name = 'students.xlsx') =>
  uploadAs(world, issuer, '/api/student/import-student-excel', { doc_url: new File([content], name) })
const kyc = (change: Record<string, string | File>) =>
  uploadAs(world, nobody, '/api/update-kyc', { ...kycForm(registered.id), ...change })

const bomb = () =>
  workbookOf({ sheet: `<worksheet><sheetData>${' '.repeat(300 * 1024 * 1024)}</sheetData></worksheet>` })

const cases: Refused[] = [
  [
    'a picture named .xlsx',
    415,
    /xlsx/i,
    () => importFile(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d])),
  ],
  ['a workbook that unpacks to 300 MB', 413, /too large/, () => importFile(new Uint8Array(bomb()))],
  ['an empty spreadsheet', 422, /empty/, () => importFile('', 'students.csv')],
  [
    'a list without the columns',
    422,
    /columns are missing/,
    () => importFile('Colour,Shape\nred,round\n', 'students.csv'),
  ],
  ['a file of 50 MB and a byte', 413, /larger/, () => importFile(new Uint8Array(52_428_801), 'students.csv')],
  [
    'a form without a file',
    422,
    /select a file/,
    () => uploadAs(world, issuer, '/api/student/import-student-excel', { other: 'x' }),
  ],
  ['JSON where a form belongs', 415, /multipart/, () => post('/api/student/import-student-excel', {})],
  [
    'half a form',
    400,
    /form/,
    () =>
      post(
        '/api/student/import-student-excel',
        '--x\r\ncontent-disposition: form-data; name="doc_url"; filename="a.csv"\r\n\r\nName',
        { 'content-type': 'multipart/form-data; boundary=x' },
      ),
  ],
  [
    'a form where JSON belongs',
    415,
    /Send JSON/,
    () => uploadAs(world, issuer, '/api/categories/create', { name: 'N' }),
  ],
  [
    'a program named .pdf',
    415,
    /pdf, jpg or png/,
    () => kyc({ businessLicense: new File(['MZ'], 'license.pdf') }),
  ],
  [
    'a paper of 3 MB',
    413,
    /File size must be under 2MB\./,
    () => kyc({ taxCertificate: new File([`%PDF-${'x'.repeat(3_000_000)}`], 'a.pdf') }),
  ],
  ['a checkbox without an answer', 422, /Aml Ctf Confirmed is required/, () => kyc({ amlCtfConfirmed: '' })],
  ['a missing paper', 422, /Proof Of Address is required/i, () => kyc({ proofOfAddress: 'text' })],
]

describe('a file or form is refused with a sentence that helps, and nothing is written:', () => {
  test.each(cases)('%s: %i', async (_name, status, message, send) =>
    expectRefused(world, status, message, send),
  )
})
