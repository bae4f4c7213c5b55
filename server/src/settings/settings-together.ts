/** Settings that mean something only together, with what happens when none of them is set. */
const groups: readonly { names: readonly string[]; without?: string }[] = [
  { names: ['CHAIN_RPC_URL', 'CHAIN_SIGNER_KEY'], without: ' for the embedded chain' },
  { names: ['SMTP_URL', 'MAIL_FROM'], without: ' for a mailbox on disk' },
  { names: ['TLS_CERT_FILE', 'TLS_KEY_FILE'], without: ' for plain HTTP' },
  { names: ['APPLE_PASS_CERT_FILE', 'APPLE_PASS_KEY_FILE', 'APPLE_PASS_AUTHORITY_FILE'] },
  { names: ['GOOGLE_WALLET_ISSUER_ID', 'GOOGLE_WALLET_KEY_FILE'] },
  { names: ['KMS_ENDPOINT', 'KMS_KEY_ID', 'KMS_ACCESS_KEY_ID', 'KMS_SECRET_ACCESS_KEY'] },
  { names: ['PKCS11_MODULE', 'PKCS11_TOKEN_LABEL', 'PKCS11_KEY_LABEL', 'PKCS11_USER_SECRET'] },
  { names: ['SIGNING_PKCS11_MODULE', 'SIGNING_PKCS11_TOKEN_LABEL', 'SIGNING_PKCS11_USER_SECRET'] },
  {
    names: ['SIGNING_KMS_ENDPOINT', 'SIGNING_KMS_ACCESS_KEY_ID', 'SIGNING_KMS_SECRET_ACCESS_KEY'],
  },
  { names: ['SIGNING_GOOGLE_KEY_RING', 'SIGNING_GOOGLE_KEY_FILE'] },
  {
    names: [
      'SIGNING_AZURE_VAULT_URL',
      'SIGNING_AZURE_TENANT_ID',
      'SIGNING_AZURE_CLIENT_ID',
      'SIGNING_AZURE_CLIENT_SECRET',
    ],
  },
  { names: ['TSA_URL', 'TSA_CERTIFICATES_FILE'] },
  {
    names: [
      'SEAL_CSC_URL',
      'SEAL_CSC_TOKEN_URL',
      'SEAL_CSC_CLIENT_ID',
      'SEAL_CSC_CLIENT_SECRET',
      'SEAL_CSC_CREDENTIALS',
    ],
  },
  { names: ['ADMIN_EMAIL', 'ADMIN_PASSWORD'], without: ' for a one-time link' },
  { names: ['BOUNCE_ADDRESS', 'BOUNCE_IMAP_URL'] },
  { names: ['SECURITY_WEBHOOK_URL', 'SECURITY_WEBHOOK_SECRET'] },
  { names: ['EINVOICE_URL', 'EINVOICE_SECRET'] },
  { names: ['CARD_API_KEY', 'CARD_WEBHOOK_SECRET'] },
  { names: ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] },
  {
    names: [
      'SAML_ENTITY_ID',
      'SAML_SIGN_IN_URL',
      'SAML_CERTIFICATES_FILE',
      'SAML_KEY_FILE',
      'SAML_KEY_CERTIFICATE_FILE',
    ],
  },
]

/** What is wrong with the first group of which only some are set, in one sentence; undefined if all is well. */
export function setApart(settings: Record<string, unknown>): string | undefined {
  const apart = groups.find(({ names }) => {
    const given = names.filter((name) => settings[name]).length
    return given > 0 && given < names.length
  })
  if (!apart) return undefined
  const { names, without = '' } = apart
  const list = new Intl.ListFormat('en-GB').format(names)
  return `Set ${list} together, or ${names.length > 2 ? 'none' : 'neither'}${without}.`
}
