export const preview = {
  certificate: {
    title: (issuer: string) => `Certificate issued by ${issuer}`,
    inForce: (type: string) => `${type}. Open the link, and your browser checks it in seconds.`,
    revoked: (type: string) => `${type}. Its issuer has revoked it.`,
    erased: (type: string) => `${type}. Its holder had it erased, so there is nothing left to check here.`,
  },
  issuer: {
    approved: (by: string) => `An issuer of certificates, approved by ${by}.`,
    suspended: (by: string) => `An issuer of certificates that ${by} has suspended.`,
  },
}
