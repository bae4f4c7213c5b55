import { setTaxProfile, setVat } from '../tax.ts'
import { get, type Requests } from './scene.ts'

export const taxRequests: Requests = {
  'GET /api/organisation/tax-profile': get('/api/organisation/tax-profile'),
  'PUT /api/organisation/tax-profile': ({ world }, caller) => setTaxProfile(world, caller),
  'GET /api/admin/vat': get('/api/admin/vat'),
  'PUT /api/admin/vat': ({ world }, caller) => setVat(world, caller, { treatment: 'standard' }),
}
