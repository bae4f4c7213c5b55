import type { Twin } from '@credenza/schema/sentences/sentence'
import type { webhook as english } from '@credenza/schema/sentences/webhook'

export const webhook: Twin<typeof english> = {
  'webhook.no_answer': 'pas de réponse en 10 secondes',
  'webhook.not_public': 'l’adresse n’est pas publique',
  'webhook.not_http': 'la réponse n’est pas en HTTP',
  'webhook.no_trusted_certificate': 'pas de certificat TLS fiable',
  'webhook.connection_refused': 'connexion refusée',
  'webhook.connection_closed': 'connexion fermée',
  'webhook.connection_failed': 'échec de la connexion',
  'webhook.name_not_found': 'nom introuvable',
  'webhook.host_unreachable': 'hôte injoignable',
  'webhook.no_connection': 'pas de connexion',
}
