import type { MailSenderRequest, ownNameResponse } from '@credenza/schema/own-name'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/call.ts'

const path = '/api/own-name'

export const ownNameQuery = queryOptions({
  queryKey: ['own-name'],
  queryFn: async () => (await call<typeof ownNameResponse>({ method: 'GET', path })).data,
})

export const saveHost = (host: string) =>
  call<typeof ownNameResponse>({ method: 'PUT', path: `${path}/host`, json: { host } })

export const saveSender = (json: MailSenderRequest) =>
  call<typeof ownNameResponse>({ method: 'PUT', path: `${path}/sender`, json })

export const checkSender = async () =>
  (await call<typeof ownNameResponse>({ method: 'POST', path: `${path}/sender/check` })).data
