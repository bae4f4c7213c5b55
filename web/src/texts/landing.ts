/** Words of the landing page (specification, sections 1 and 2). */
export const landingTexts = {
  hero: {
    headline: 'Issue Unbreakable Certificates and Verify, Trust Instantly',
    lead: 'Sign a certificate once. It is recorded where nobody can quietly change it, and anyone checks it in their own browser, in seconds and without an account.',
    verify: 'Verify a certificate',
    picture: 'A certificate, and beside it the checks that found it VALID',
  },
  idle: {
    title: 'You were logged out',
    text: 'Nothing happened for five minutes, so we closed your session to protect your account.',
    back: 'Sign in and go on where you were',
  },
  sample: {
    issuer: 'Lovelace Institute of Technology',
    title: 'Bachelor of Science in Mathematics',
    recipient: 'Maryam Al Falasi',
    verifier: 'Gulf Accreditation Council',
    type: 'Degree certificate',
    recipients: '248',
  },
  about: {
    title: 'Three parties, and none has to be believed',
    lead: 'A certificate is worth what it proves. With Credenza the proof travels with it: who signed, who accepted, when it was recorded. Whoever receives it can see all of that, even if we no longer exist.',
    parties: [
      {
        name: 'The issuer signs',
        text: 'Your organisation creates certificates for one student or ten thousand and signs them with a key of its own.',
      },
      {
        name: 'A verifier accepts',
        text: 'An independent organisation looks at each one and accepts or declines it, with its own signature and with a reason.',
      },
      {
        name: 'Anyone checks',
        text: 'Employers, authorities and families open a link. Eight named checks run on their device and end in one verdict.',
      },
    ],
  },
  audiences: {
    title: 'Paper is copied. A PDF is edited. A phone call takes days.',
    lead: 'Whoever depends on certificates knows the problem. This is what changes.',
    cards: [
      {
        name: 'Educational institutions',
        problem: 'Registrars answer the same question again and again: is this degree yours?',
        answer: 'The certificate answers it, long after the student has left.',
      },
      {
        name: 'Professional associations',
        problem: 'A membership lapses, but its certificate goes on hanging on the wall.',
        answer: 'Revoke it with a reason, and everybody who checks it knows at once.',
      },
      {
        name: 'Training providers',
        problem: 'Two hundred people finish on Friday, and all of them want proof on Monday.',
        answer: 'Import a spreadsheet, sign once, and every one of them has a link.',
      },
      {
        name: 'Compliance bodies',
        problem: 'An auditor asks who approved what and when, and whether the record is complete.',
        answer: 'Every step is an entry in a trail that shows any gap by itself.',
      },
    ],
  },
  product: {
    title: 'Made to be checked',
    lead: 'Everything that a certificate claims can be tested by somebody who trusts neither you nor us.',
    points: {
      signatures: {
        title: 'Blockchain-grade digital signatures',
        text: 'Every certificate carries the signature of the organisation that issued it. One changed letter shows.',
        picture: 'The dialog in which an issuer signs a certificate',
      },
      verification: {
        title: 'One-click instant verification',
        text: 'Eight checks, one plain verdict: valid, invalid, or cannot tell. What could not be checked is never called bad.',
        picture: 'The list of checks, each of them passed',
      },
      templates: {
        title: 'Customizable certificate templates',
        text: 'Your name, your words, your colours. The proof behind them stays the same.',
        picture: 'Three certificates of different design',
      },
      trail: {
        title: 'Full audit trail with revocation management',
        text: 'What happens later is recorded beside the certificate, never over it.',
        picture: 'The history of a certificate, from its creation to its revocation',
      },
    },
    trail: [
      { what: 'Created', who: 'Lovelace Institute of Technology', when: '2025-06-12' },
      { what: 'Signed', who: 'Lovelace Institute of Technology', when: '2025-06-14' },
      { what: 'Accepted', who: 'Gulf Accreditation Council', when: '2025-06-16' },
      { what: 'Recorded on the blockchain', who: 'Log entry 1,024', when: '2025-06-16' },
      {
        what: 'Revoked: issued with the wrong date',
        who: 'Lovelace Institute of Technology',
        when: '2025-07-02',
      },
    ],
  },
  steps: {
    title: 'How it works',
    lead: 'From your list of students to a proof in their hands.',
    carousel: 'The three steps',
    steps: [
      {
        title: 'Issue',
        text: 'Choose the type, the title and the recipients, and sign. Each certificate becomes a document that no one can alter without it showing, not even you.',
        picture: 'The form that creates certificates for 248 students',
      },
      {
        title: 'Deliver',
        text: 'A verifier accepts, the acceptance is recorded on the blockchain, and every holder gets a link of their own to share with whom they like.',
        picture: 'The link to a certificate, ready to be shared',
      },
      {
        title: 'Verify',
        text: 'Whoever opens the link sees what it says, who signed it and whether it still holds. No account, no app, no call to the registrar.',
        picture: 'The verdict VALID above the list of checks',
      },
    ],
    position: (step: number, steps: number, title: string) => `Step ${step} of ${steps}: ${title}`,
    free: "Sign Up. It's Free!",
    pause: 'Pause',
    play: 'Play',
  },
  action: {
    title: 'The next certificate you issue can prove itself',
    lead: 'Set up your organisation today, and see the whole path with a certificate of your own.',
    start: 'Get Started Now',
    demo: 'Book a Personalized Demo',
  },
} as const
