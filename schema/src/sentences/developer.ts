/** Other people's programs: API keys, webhooks, checks, logs, witnesses and the VC API. */
export const developer = {
  'invalid.too_many_api_keys': ({ max }: { max: number }) =>
    `You can have up to ${max} API keys. Revoke one that you no longer use.`,
  'invalid.scopes_of_a_verifier': 'A verifier’s keys can only have the scopes check and ask.',
  'not_found.api_key': 'API key not found.',
  'too_many_requests.api_key': ({ calls, seconds }: { calls: number; seconds: number }) =>
    `This API key has made ${calls} calls within a minute. Try again in ${seconds} s.`,

  'invalid.webhook_credentials':
    'Remove the user name and password from the address. Messages are signed instead.',
  'invalid.webhook_private': 'Enter an address on the public internet.',
  'invalid.webhook_off': 'Switch the webhook on, then send a test.',
  'invalid.too_many_webhooks': ({ max }: { max: number }) =>
    `You can have up to ${max} webhooks. Delete one that you no longer use.`,
  'invalid.events_of_a_verifier': 'A verifier’s webhooks can only have events of its requests to holders.',
  'not_found.webhook': 'Webhook not found.',
  'not_found.webhook_message': 'Message not found.',

  'too_large.check_files': ({ max }: { max: number }) =>
    `You can check up to ${max.toLocaleString('en-GB')} files at once.`,
  'too_large.check_megabytes': ({ max }: { max: number }) => `You can check up to ${max} MB at once.`,
  'invalid.check_empty': 'There is no file to check. Choose at least one.',
  'not_found.check': 'Check not found. Checks are deleted a day after they end.',
  'not_found.check_report': 'The report is ready once all files are checked.',
  'too_many_requests.checks': 'Too much is being checked right now. Please try again in a moment.',

  'not_found.checkpoint': 'No checkpoint of this size is anchored.',
  'not_found.log_entries': 'This log has no entries yet.',
  'not_found.tile': 'Tile not found.',
  'not_found.later_tile': 'The log has no such tile yet.',
  'not_found.later_entries': 'The log has no such entries yet.',
  'not_found.signed_checkpoint': 'No checkpoint of this log was signed here.',
  'not_found.publication': 'This deployment publishes nothing at this address.',
  'not_found.did': 'This server has no such DID.',
  'not_found.status_list': 'Status list not found.',
  'invalid.witness_keys': 'List each witness once, by its verifier key (C2SP, type 0x04).',
  'invalid.quorum': 'The quorum is larger than the number of witnesses.',

  'malformed.object': ({ name }: { name: string }) => `${name} must be an object`,
  'malformed.text': ({ name }: { name: string }) => `${name} must be text`,
  'malformed.texts': ({ name }: { name: string }) => `${name} must be a list of strings`,
  'malformed.credential_status':
    'credentialStatus must be a BitstringStatusListEntry with the purpose revocation.',
  'malformed.status': 'status must be true: a revocation cannot be undone.',
  'malformed.credential': ({ problem }: { problem: string }) => `credential: ${problem}`,
  'malformed.credential_issuer': ({ did }: { did: string }) =>
    `credential: the issuer must be ${did}, whose key signs here.`,
  'malformed.credential_proof': 'credential: a proof in it cannot be read.',
  'malformed.credential_ours': ({ url }: { url: string }) =>
    `credential: it could pass for one that this server makes. Status lists cannot be signed here, nor anything whose id is a certificate’s or begins with ${url}/.`,
  'not_found.credential': 'No credential with this id was issued with a status.',
}
