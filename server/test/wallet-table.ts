import type { WalletFormat } from '@credenza/schema'

const formats = ['dc+sd-jwt', 'eu-learning', 'jwt_vc_json', 'ldp_vc'] as const satisfies WalletFormat[]
/** What wallets can be given. */
export type HeldFormat = (typeof formats)[number]
/** True if a test runs it; otherwise why none does. */
type Cell = true | string
type Row<Doing extends string> = { by: string; doing: Doing; cells: Record<HeldFormat, Cell> }

type Receiving =
  | 'pre-authorized code'
  | 'emailed code'
  | 'DPoP, three copies'
  | 'deferred'
  | 'authorization code'
type Presenting = 'another device' | 'same device' | 'browser'

const sdJwts = (cell: Cell) => ({ 'dc+sd-jwt': cell, 'eu-learning': cell })
const each = (cell: Cell): Record<HeldFormat, Cell> => ({
  ...sdJwts(cell),
  jwt_vc_json: cell,
  ldp_vc: cell,
})
const asked = { jwt_vc_json: 'not asked for', ldp_vc: 'not asked for' }

const credo = '`@openid4vc/*` 0.4.6 (Credo)'
export const digitalBazaar = '`@digitalbazaar/oid4-client` 5.10.0'
export const meeco = '`@meeco/sd-jwt-vc` 0.0.6'
const sphereon = '`@sphereon/oid4vci-client` 0.16.0'

/** What other makers' wallets do with certificates of this server. */
export const receiving: Row<Receiving>[] = [
  { by: credo, doing: 'pre-authorized code', cells: each(true) },
  { by: credo, doing: 'emailed code', cells: each(true) },
  {
    by: credo,
    doing: 'DPoP, three copies',
    cells: { ...sdJwts(true), jwt_vc_json: 'bound to no key', ldp_vc: 'bound to no key' },
  },
  { by: credo, doing: 'deferred', cells: each(true) },
  { by: credo, doing: 'authorization code', cells: each(true) },
  {
    by: digitalBazaar,
    doing: 'pre-authorized code',
    cells: { ...sdJwts('proves keys by DID only'), jwt_vc_json: true, ldp_vc: true },
  },
  { by: digitalBazaar, doing: 'emailed code', cells: each('not in this library') },
  { by: digitalBazaar, doing: 'DPoP, three copies', cells: each('not in this library') },
  { by: digitalBazaar, doing: 'deferred', cells: each('not in this library') },
  { by: digitalBazaar, doing: 'authorization code', cells: each('not in this library') },
  { by: sphereon, doing: 'pre-authorized code', cells: each('draft 13; newer ones do not install') },
]

export const presenting: Row<Presenting>[] = [
  { by: credo, doing: 'another device', cells: { ...sdJwts(true), ...asked } },
  { by: credo, doing: 'same device', cells: { ...sdJwts(true), ...asked } },
  { by: credo, doing: 'browser', cells: { ...sdJwts(true), ...asked } },
  {
    by: digitalBazaar,
    doing: 'another device',
    cells: { ...sdJwts('cannot read `x509_hash` or our DIDs'), ...asked },
  },
  { by: meeco, doing: 'another device', cells: { ...sdJwts('signs no `sd_hash`'), ...asked } },
]

export const verifying: Row<'verify'>[] = [
  {
    by: '`@sd-jwt/sd-jwt-vc` 0.19.0',
    doing: 'verify',
    cells: { ...sdJwts(true), jwt_vc_json: 'not in this library', ldp_vc: 'not in this library' },
  },
  {
    by: meeco,
    doing: 'verify',
    cells: { ...sdJwts(true), jwt_vc_json: 'not in this library', ldp_vc: 'not in this library' },
  },
  {
    by: '`jose` 6.2.17',
    doing: 'verify',
    cells: { ...sdJwts('not in this library'), jwt_vc_json: true, ldp_vc: 'not in this library' },
  },
  {
    by: '`@digitalcredentials/verifier-core` 1.0.0-beta.11',
    doing: 'verify',
    cells: { ...sdJwts('not in this library'), jwt_vc_json: 'not in this library', ldp_vc: true },
  },
]

/** The cells of a table that tests run. */
export const runs = <Doing extends string>(rows: Row<Doing>[]) =>
  rows.flatMap(({ by, doing, cells }) =>
    formats.filter((format) => cells[format] === true).map((format) => ({ by, doing, format })),
  )

/** All of it, as the documentation shows it. */
export const tableText = (): string =>
  [
    `| wallet or verifier | flow | ${formats.map((format) => `\`${format}\``).join(' | ')} |`,
    `|${'---|'.repeat(formats.length + 2)}`,
    ...Object.entries({ receive: receiving, present: presenting, verify: verifying }).flatMap(
      ([verb, rows]) =>
        rows.map(
          ({ by, doing, cells }) =>
            `| ${by} | ${doing === verb ? verb : `${verb}: ${doing}`} | ${formats.map((format) => (cells[format] === true ? 'yes' : `no: ${cells[format]}`)).join(' | ')} |`,
        ),
    ),
  ].join('\n')
