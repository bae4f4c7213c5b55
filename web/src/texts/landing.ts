/** Words of the landing page (specification, sections 1 and 2). */
export const landingTexts = {
  hero: {
    headline: 'Issue Unbreakable Certificates and Verify, Trust Instantly',
    lead: 'Sign a certificate once. It is recorded where nobody can quietly change it, and anyone can check it in their own browser, in seconds and without an account.',
    verify: 'Verify a certificate',
    picture: 'A certificate, and beside it the checks that found it VALID',
  },
  idle: {
    title: 'You were signed out',
    text: 'You were inactive for five minutes, so we signed you out to protect your account.',
    back: 'Sign in and pick up where you left off',
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
    title: 'No need to take anyone’s word for it',
    lead: 'With Credenza, the proof travels with the certificate: who signed it, who accepted it and when it was recorded. Anyone who receives it can check all of that, even if we no longer exist.',
    parties: [
      {
        name: 'The issuer signs',
        text: 'Your organisation creates certificates for one student or ten thousand and signs them with its own key.',
      },
      {
        name: 'A verifier accepts',
        text: 'An independent organisation reviews each one. It accepts it with its own signature, or declines it with a reason.',
      },
      {
        name: 'Anyone checks',
        text: 'Employers, authorities and families open a link. Eight checks run on their own device and end in one verdict.',
      },
    ],
  },
  audiences: {
    title: 'Paper gets copied. PDFs get edited. Phone calls take days.',
    lead: 'If you work with certificates, you know the problem. Here is what changes.',
    cards: [
      {
        name: 'Educational institutions',
        problem: 'Registrars answer the same question over and over: is this degree one of yours?',
        answer: 'The certificate answers it, long after the student has left.',
      },
      {
        name: 'Professional associations',
        problem: 'A membership lapses, but its certificate stays on the wall.',
        answer: 'Revoke it with a reason, and anyone who checks it knows at once.',
      },
      {
        name: 'Training providers',
        problem: 'Two hundred people finish on Friday, and they all want proof by Monday.',
        answer: 'Import a spreadsheet, sign once, and each of them has a link.',
      },
      {
        name: 'Compliance bodies',
        problem: 'An auditor asks who approved what, when, and whether the record is complete.',
        answer: 'Every step is in the audit trail, and a missing one shows.',
      },
    ],
  },
  product: {
    title: 'Built to be checked',
    lead: 'Everything a certificate claims can be checked by people who trust neither you nor us.',
    points: {
      signatures: {
        title: 'Blockchain-grade digital signatures',
        text: 'Every certificate carries the signature of the organisation that issued it. Change one letter, and it shows.',
        picture: 'The dialog in which an issuer signs a certificate',
      },
      verification: {
        title: 'One-click instant verification',
        text: 'Eight checks, one plain verdict: valid, invalid or cannot tell. If something can’t be checked, we say so.',
        picture: 'The list of checks, all of them passed',
      },
      templates: {
        title: 'Customizable certificate templates',
        text: 'Your name, your words, your colours. The proof behind them stays the same.',
        picture: 'Three certificates in different designs',
      },
      trail: {
        title: 'Full audit trail with revocation management',
        text: 'Whatever happens later is added to the record. Nothing is overwritten.',
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
        text: 'Choose the type, the title and the recipients, then sign. From then on nobody can alter a certificate unnoticed, not even you.',
        picture: 'The form that creates certificates for 248 students',
      },
      {
        title: 'Deliver',
        text: 'A verifier accepts it, the acceptance is recorded on the blockchain, and every holder gets their own link to share.',
        picture: 'The link to a certificate, ready to be shared',
      },
      {
        title: 'Verify',
        text: 'Anyone who opens the link sees what it says, who signed it and whether it is still valid. No account, no app, no call to the registrar.',
        picture: 'The verdict VALID above the list of checks',
      },
    ],
    position: (step: number, steps: number, title: string) => `Step ${step} of ${steps}: ${title}`,
    free: "Sign Up. It's Free!",
    pause: 'Pause',
    play: 'Play',
  },
  action: {
    title: 'Issue certificates that anyone can check',
    lead: 'Set up your organisation today and try it from start to finish with your own certificate.',
    start: 'Get Started Now',
    demo: 'Book a Personalized Demo',
  },
} as const
