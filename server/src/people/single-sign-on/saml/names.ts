/** Namespaces and names of SAML 2.0 (saml-core-2.0-os) and of XML Signature. */
export const assertionNs = 'urn:oasis:names:tc:SAML:2.0:assertion'
export const protocolNs = 'urn:oasis:names:tc:SAML:2.0:protocol'
export const metadataNs = 'urn:oasis:names:tc:SAML:2.0:metadata'
/** Registration and publication information (saml-metadata-rpi-v1.0). */
export const publicationNs = 'urn:oasis:names:tc:SAML:metadata:rpi'
export const signatureNs = 'http://www.w3.org/2000/09/xmldsig#'
export const encryptionNs = 'http://www.w3.org/2001/04/xmlenc#'

export const successStatus = 'urn:oasis:names:tc:SAML:2.0:status:Success'
export const bearer = 'urn:oasis:names:tc:SAML:2.0:cm:bearer'
export const redirectBinding = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'

export const persistentName = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent'
export const transientName = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient'
export const emailName = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress'

/** How far clocks may differ. */
export const skewMs = 60_000
