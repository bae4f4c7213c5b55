/** Why a webhook's receiver gave no answer. */
export const webhook = {
  'webhook.no_answer': 'no answer within 10 seconds',
  'webhook.not_public': 'the address is not public',
  'webhook.not_http': 'the answer is not HTTP',
  'webhook.no_trusted_certificate': 'no trusted TLS certificate',
  'webhook.connection_refused': 'connection refused',
  'webhook.connection_closed': 'connection closed',
  'webhook.connection_failed': 'connection failed',
  'webhook.name_not_found': 'name not found',
  'webhook.host_unreachable': 'host unreachable',
  'webhook.no_connection': 'no connection',
}
