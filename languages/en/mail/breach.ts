export const breach = {
  subject: 'Your personal data may be affected by a security incident',
  greeting: (name: string) => `Dear ${name},`,
  says: (day: string) =>
    `On ${day} we found a security incident that affects personal data we hold about you.`,
  next: 'If you have questions, or want to know what we hold about you, write to us through the contact page of this service.',
}
