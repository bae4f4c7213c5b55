import { standardSettings } from '../../src/certificates/delivery/standard-settings.ts'
import { callAs } from '../acts/people.ts'
import { get, type Requests } from './scene.ts'

export const deliveryRequests: Requests = {
  'GET /api/delivery/settings': get('/api/delivery/settings'),
  'PUT /api/delivery/settings': ({ world }, caller) =>
    callAs(world, caller, 'PUT', '/api/delivery/settings', standardSettings),
  'POST /api/delivery/preview': ({ world }, caller) =>
    callAs(world, caller, 'POST', '/api/delivery/preview', { ...standardSettings.en, language: 'en' }),
  'GET /api/deliveries': get('/api/deliveries'),
  'POST /api/deliveries/retry': ({ world }, caller) =>
    callAs(world, caller, 'POST', '/api/deliveries/retry', { all: true }),
}
