/** Words of what is done with certificates: signing, revoking, exporting, handing over. */
export const actTexts = {
  sign: {
    title: 'Certificate',
    button: (count: string) => (count === '1' ? 'Sign' : `Sign ${count}`),
    heading: (count: string) => (count === '1' ? 'Sign 1 certificate' : `Sign ${count} certificates`),
    headingFor: (name: string) => `Sign the certificate of ${name}`,
    example: (name: string) => `For example, the certificate of ${name}:`,
    explanation: 'Signing is final. You need your organisation’s digital signature.',
    field: 'Digital signature',
    useOwn: 'Use my organisation’s signature',
    next: (count: string) =>
      count === '1'
        ? 'This certificate is now waiting for a verifier.'
        : `${count} certificates are now waiting for a verifier.`,
    toWaiting: 'Show pending certificates',
    missing: 'Missing required data for verification',
    submit: 'Verify Certificate',
    completed: 'Verification Completed',
    success: 'Verified Successfully',
    already: 'Certificate Already Verified',
    declined: 'Certificate declined',
    running: 'Verification proccessing...',
  },
  selection: {
    acts: 'Selected certificates',
    chooseAll: (count: string) => `Select all ${count} that match`,
    more: 'More',
  },
  impact: {
    counting: 'Counting...',
    appliesTo: (count: string) =>
      count === '1' ? 'This applies to 1 certificate.' : `This applies to ${count} certificates.`,
    leaves: (count: string, why: string) =>
      count === '1' ? `1 stays as it is: ${why}` : `${count} stay as they are: ${why}`,
  },
  acts: {
    sign: { button: 'Sign' },
    transfer: {
      button: 'Transfer',
      title: 'Transfer certificates',
      explanation:
        'Each certificate’s token moves to the student’s wallet and stays there. Students without a wallet get one.',
      confirm: 'Transfer',
      running: 'Transferring...',
      done: 'Transfer successful',
    },
    suspend: {
      button: 'Suspend',
      title: 'Suspend certificates',
      explanation: 'Anyone who checks them sees that they are suspended, and why, until you reinstate them.',
      confirm: 'Suspend',
      running: 'Suspending...',
      done: 'Suspended.',
    },
    reinstate: {
      button: 'Reinstate',
      title: 'Reinstate certificates',
      explanation: 'The suspension ends. Anyone who checks them sees that they are in force again.',
      confirm: 'Reinstate',
      running: 'Reinstating...',
      done: 'Reinstated.',
    },
    revoke: {
      button: 'Revoke',
      title: 'Revoke certificates',
      explanation:
        'Anyone who checks them sees that they are revoked, since when and why. This cannot be undone.',
      confirm: 'Revoke',
      running: 'Revoking...',
      done: 'Revoked.',
    },
    reissue: {
      button: 'Reissue',
      title: 'Reissue certificates',
      explanation:
        'Each one gets a new certificate with the same content, which waits for your signature. Once the new one is as far along as the old one, it replaces it, and the old link opens it.',
      confirm: 'Reissue',
      running: 'Reissuing...',
      done: 'The new certificates are waiting for your signature.',
    },
    deliver: {
      button: 'Send email',
      title: 'Send certificates by email',
      explanation: 'Each student gets an email with the link to the certificate and the document itself.',
      confirm: 'Send email',
      running: 'Sending...',
      done: 'Sent.',
    },
    export: {
      button: 'Export',
      title: 'Export certificates',
      explanation: 'We’ll prepare the file in the background. Download it from “Activity” when it is ready.',
      confirm: 'Export',
      running: 'Exporting...',
      done: 'The file is ready. Download it from “Activity”.',
    },
  },
  exportFormats: {
    label: 'File type',
    choices: { zip: 'PDF and JSON files (ZIP)', xlsx: 'List (XLSX)', csv: 'List (CSV)' },
  },
  reason: {
    code: 'Reason',
    words: 'In your own words',
    forParties: 'Only you and the holder see this.',
    forEverybody: 'Anyone who checks a certificate will always see this. Do not name anyone.',
  },
  reasons: {
    'issued-in-error': 'Issued in error',
    'wrong-recipient': 'Issued to the wrong recipient',
    'requirements-not-met': 'Requirements were not met',
    misconduct: 'Misconduct',
    'requested-by-holder': 'Requested by the holder',
    'key-compromised': 'Signing key compromised',
    other: 'Other',
  },
  transfer: {
    button: 'Transfer',
    running: 'Transferring...',
    done: 'Transferred',
    success: 'Transfer successful',
    failed: 'Transfer failed',
    notAccepted: 'A verifier must accept this certificate before you can transfer it.',
    notRecorded: 'This certificate is being recorded on the blockchain. Try again in a moment.',
    confirmTitle: 'Transfer this certificate?',
    confirmText:
      'The certificate’s token moves to this student’s wallet and stays there. A student without a wallet gets one.',
  },
} as const
