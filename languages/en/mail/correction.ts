export const correction = {
  fields: {
    userName: 'Name',
    title: 'Title',
    categoryName: 'Type',
    date: 'Date of issue',
    validUntil: 'Valid until',
  },
  nothing: 'nothing',
  greeting: (name: string) => `Dear ${name},`,
  sentFor: (issuer: string) => `Sent by Credenza for ${issuer}`,
  asked: {
    subject: (title: string) => `Correction requested: ${title}`,
    says: (holder: string, title: string) => `${holder} has asked you to correct the certificate ${title}:`,
    change: (field: string, from: string, to: string) => `${field}: “${to}” instead of “${from}”`,
    why: (reason: string) => `Reason: ${reason}`,
    open: 'Answer the request',
  },
  approved: {
    subject: (title: string) => `Your certificate is being corrected: ${title}`,
    says: (issuer: string, title: string) =>
      `${issuer} has accepted your request to correct your certificate ${title}.`,
    meanwhile:
      'Your current certificate stays as it is until the corrected one replaces it. Your link stays the same.',
  },
  declined: {
    subject: (title: string) => `Your request was declined: ${title}`,
    says: (issuer: string, title: string) => `${issuer} has declined to correct your certificate ${title}:`,
  },
  toCertificates: 'Open your certificates',
}
