import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import * as wire from './index.ts'
import { scimPatch } from './scim/requests.ts'
import { scimGroup, scimUser } from './scim/resources.ts'
import * as v1 from './v1/index.ts'

/** The path from the top of a value of this type to one of its fields. */
type Path<Value> = Value extends readonly (infer Item)[]
  ? readonly [number, ...Path<Item>]
  : Value extends object
    ? { [Key in keyof Value & string]: readonly [Key] | readonly [Key, ...Path<Value[Key]>] }[keyof Value &
        string]
    : readonly []
type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }

const example = <Schema extends z.ZodType>(schema: Schema, field: Path<z.input<Schema>>, wrong: Json) => ({
  schema: schema as z.ZodType,
  field: field as readonly (string | number)[],
  wrong,
})

/** By file name: the schema that an example must fit, and a field with a value that does not fit. */
const examples = {
  'admin-proposal': example(wire.adminProposal, ['act'], 'organisation.delete'),
  'approval-request': example(wire.approvalRequest, ['demands', 0, 'needed'], '2'),
  'approval-rules': example(wire.approvalRulesRequest, ['rules', 0, 'needed'], 4),
  'audit-entry': example(wire.auditItem, ['detail', 'note'], ['a list']),
  balance: example(wire.balance, ['balanceFils'], -12.5),
  'bank-statement-entry': example(wire.bankStatementEntry, ['state'], 'paid'),
  batch: example(wire.batchResponse, ['data', 'state'], 'ended'),
  'batch-accept': example(wire.batchRequest, ['origin'], 'holder'),
  'batch-archive': example(wire.batchRequest, ['students'], { ids: [] }),
  'batch-create': example(wire.batchRequest, ['certificate', 'validUntil'], '2026-06-29'),
  'batch-decline': example(wire.batchRequest, ['reason'], '   '),
  'batch-deliver': example(wire.batchRequest, ['kind'], 'post'),
  'batch-edit-students': example(wire.batchRequest, ['details', 'year'], '25'),
  'batch-export': example(wire.batchRequest, ['format'], 'pdf'),
  'batch-export-students': example(wire.batchRequest, ['format'], 'zip'),
  'batch-invite': example(wire.batchRequest, ['students'], []),
  'batch-reinstate': example(wire.batchRequest, ['certificates'], { ids: [] }),
  'batch-reissue': example(wire.batchRequest, ['certificates'], { ids: [''] }),
  'batch-restore': example(wire.batchRequest, ['students'], { ids: [''] }),
  'batch-revoke': example(wire.batchRequest, ['reasonCode'], 'out-of-date'),
  'batch-sign': example(wire.batchRequest, ['verifierDigitalSignature'], ''),
  'batch-suspend': example(wire.batchRequest, ['reason'], ''),
  'batch-transfer': example(wire.batchRequest, ['certificates'], []),
  'batch-undo-import': example(wire.batchRequest, ['importId'], ''),
  'breach-letters': example(wire.breachLettersRequest, ['texts', 'ar'], ''),
  'breach-selection': example(wire.breachSelection, ['from'], '2026-03-01'),
  'bulk-answer': example(wire.bulkResponse, ['failed', 0, 'key'], null),
  'bulk-check-result': example(wire.checkResult, ['verdict'], 'UNKNOWN'),
  category: example(wire.category, ['name'], null),
  'certificate-rows': example(wire.certificateDocumentsResponse, ['documents', 0, 'status'], '3'),
  correction: example(wire.correctRequest, ['date'], '2026-02-30'),
  'correction-request': example(wire.correctionRequest, ['changes', 0, 'field'], 'issuerName'),
  'create-certificates': example(
    wire.createCertificatesRequest,
    ['multipleCertificates', 0, 'date'],
    '30.06.2026',
  ),
  'decision-of-a-verifier': example(wire.updateVerifiedRequest, ['reason'], ''),
  delivery: example(wire.delivery, ['state'], 'bounced'),
  'delivery-settings': example(wire.deliverySettings, ['ar', 'subject'], 'شهادتك: {{link}}'),
  department: example(wire.department, ['yourRole'], 'owner'),
  'department-move': example(wire.moveRequest, ['categoryIds'], ['']),
  'directory-group': example(wire.directoryGroup, ['memberRole'], 'owner'),
  'email-domain': example(wire.domainRequest, ['domain'], 'https://delma.ac.ae'),
  fee: example(wire.addFeesRequest, ['amount'], 12.5),
  hold: example(wire.hold, ['until'], 5),
  'live-event': example(wire.liveEvent, ['seq'], '1042'),
  'make-share-link': example(wire.makeShareLinkRequest, ['days'], 2),
  'new-template': example(wire.newTemplateRequest, ['settings', 'colours', 'accent'], 'green'),
  organisation: example(wire.application, ['kyc', 'bankAccountDetails'], 'joint'),
  'payment-details': example(wire.paymentDetailsRequest, ['iban'], 'AE080331234567890123456'),
  retention: example(wire.retentionRequest, ['days'], 91),
  'scim-group': example(scimGroup, [], { displayName: '' }),
  'scim-patch': example(scimPatch, [], { Operations: [] }),
  'scim-user': example(scimUser, [], { userName: '' }),
  'set-hold': example(wire.setHoldRequest, ['subjectId'], 'everybody'),
  settlement: example(wire.settlementRequest, ['amountFils'], 0),
  'share-link': example(wire.shareLink, ['opened'], '2'),
  'sign-in-provider': example(wire.singleSignOnRequest, ['settings', 'issuer'], 'login.microsoftonline.com'),
  'sign-up': example(wire.personalDataRequest, ['selectedRole'], 'admin'),
  'single-certificate': example(wire.singleCertificateResponse, ['data', 'type'], 'holder'),
  student: example(wire.student, ['rollNumber'], 42),
  'student-import': example(wire.studentImportResponse, ['data', 'columns', 'name'], -1),
  'student-request': example(wire.studentRequest, ['email'], 'maryam@students'),
  'tax-document': example(wire.taxDocument, ['lines', 0, 'treatment'], 'off'),
  'tax-profile': example(wire.taxProfileRequest, ['trn'], '200123456700003'),
  template: example(wire.templateResponse, ['data', 'version'], '3'),
  'timeline-with-evidence': example(wire.certificateTimelineResponse, ['data', 0, 'kind'], 'printed'),
  upload: example(wire.uploadCertificateRequest, ['date'], ''),
  'v1-certificate': example(v1.v1CertificateResponse, ['data', 'validUntil'], 2031),
  'v1-create-certificates': example(
    v1.v1CreateCertificatesRequest,
    ['certificates', 0, 'validUntil'],
    '2026-06-29',
  ),
  'v1-created-certificates': example(v1.v1CreateCertificatesResponse, ['data', 1, 'verifyUrl'], null),
  'v1-student-change': example(v1.v1StudentChange, ['email'], 'amal@students'),
  vat: example(wire.vatRequest, ['reason'], ''),
  verification: example(wire.verification, ['verdict'], 'MAYBE'),
  'verify-by-issuer': example(wire.verifyJsonRequest, ['isByIssuer'], false),
  'webhook-message': example(wire.webhookMessage, ['event'], 'certificate.printed'),
}

const folder = join(import.meta.dirname, '../examples')
const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))

test('every example has a schema, and every schema of the table an example', () => {
  const files = readdirSync(folder).map((file) => file.replace(/\.json$/, ''))
  expect(files.toSorted()).toEqual(Object.keys(examples).toSorted())
})

test('every kind of batch has an example', () => {
  const kinds = wire.batch.shape.kind.options.map((kind) => `batch-${kind}`)
  expect(Object.keys(examples)).toEqual(expect.arrayContaining(kinds))
})

describe.each(Object.entries(examples))('the example %s', (name, { schema, field, wrong }) => {
  test('fits its schema', () => {
    const parsed = schema.safeParse(read(name))
    expect(parsed.error?.issues ?? []).toEqual([])
    // Parsing drops unknown fields. A schema that renames fields cannot be compared.
    if (!(schema instanceof z.ZodPipe)) expect(parsed.data).toMatchObject(read(name) as object)
  })

  test(`is refused with a wrong ${field.join('.')}`, () => {
    const { error } = schema.safeParse(withField(read(name), field, wrong))
    expect(error?.issues.map(({ path }) => path.slice(0, field.length))).toEqual([field])
  })
})

function withField(value: unknown, [key, ...rest]: readonly (string | number)[], wrong: Json): unknown {
  if (key === undefined) return wrong
  const copy = structuredClone(value) as Record<string | number, unknown>
  expect(copy).toHaveProperty([key])
  copy[key] = withField(copy[key], rest, wrong)
  return copy
}

describe('the examples in the OpenAPI document of /v1', () => {
  const documented = {
    NewBatch: v1.v1BatchRequest,
    AddStudents: v1.v1AddStudentsRequest,
    StudentChange: v1.v1StudentChange,
    CreateCertificates: v1.v1CreateCertificatesRequest,
    WebhookSettings: v1.v1WebhookRequest,
    Batch: v1.v1BatchResponse.shape.data,
    Student: v1.v1StudentResponse.shape.data,
    StudentDetails: v1.v1StudentDetailsResponse.shape.data,
    Certificate: v1.v1CertificateListResponse.shape.data.element,
  }

  test.each(Object.entries(documented))('%s', (id, schema: z.ZodType) => {
    const described = v1.v1Registry.get(schema)
    expect(described?.id).toBe(id)
    expect(described?.examples).not.toHaveLength(0)
    for (const one of described?.examples ?? []) {
      const parsed = schema.safeParse(one)
      expect(parsed.error?.issues ?? []).toEqual([])
      expect(parsed.data).toMatchObject(one as object)
    }
  })
})
