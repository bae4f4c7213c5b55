export const theft = {
  subject: 'Your certificates need to be reissued',
  sentFor: (issuer: string) => `Credenza, for ${issuer}`,
  greeting: (name: string) => `Dear ${name},`,
  says: (organisation: string) =>
    `A signing key of ${organisation} was stolen. These certificates of yours were signed with it, and nothing proves that this was before the theft, so they no longer count as valid:`,
  next: (issuer: string) =>
    `You have done nothing wrong, and you don’t need to do anything. ${issuer} can reissue them, and your old links will lead to the new ones. Your other certificates stay as they are.`,
  toCertificates: 'Open your certificates',
}
