import type { TaxProfile, Vat } from '@credenza/schema'
import type { TestWorld } from '../worlds/test-world.ts'
import { type Caller, callAs } from './people.ts'

export const trn = '100123456700003'
export const taxProfile: TaxProfile = {
  trn,
  legalName: 'Emirates Review LLC',
  address: 'Sheikh Zayed Road 1',
  city: 'Dubai',
  emirate: 'DXB',
  licence: 'CN-1234567',
  licenceAuthority: 'Dubai Economy and Tourism',
}

export const setVat = (world: TestWorld, admin: Caller, vat: Partial<Vat>) =>
  callAs(world, admin, 'PUT', '/api/admin/vat', vat)

export const setTaxProfile = (world: TestWorld, organisation: Caller, change: object = {}) =>
  callAs(world, organisation, 'PUT', '/api/organisation/tax-profile', { ...taxProfile, ...change })
