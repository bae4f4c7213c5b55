import type { CheckName, Verdict } from '@credenza/credential/verify'

const checks: Record<CheckName, string> = {
  'well-formed': 'The document is complete',
  signature: 'The signature fits',
  issuer: 'The issuer is who it says',
  validity: 'It is within its period of validity',
  status: 'It has not been revoked',
  log: 'It is in the public log',
  anchor: 'The log is recorded on the blockchain',
  endorsement: 'A verifier has accepted it',
}

const verdict: Record<Verdict | 'checking', string> = {
  VALID: 'VALID',
  INVALID: 'INVALID',
  'CANNOT TELL': 'CANNOT TELL',
  checking: 'Checking…',
}

/** Words of checking a certificate. The checks' own sentences come from the credential package. */
export const verifyTexts = {
  verdict,
  checks,
  answers: {
    passed: 'Passed',
    failed: 'Failed',
    inconclusive: 'Could not be checked',
    'not-applicable': 'Does not apply',
    waiting: 'Checking',
  },
  start: {
    title: 'Verify a certificate',
    lead: 'Everything is checked here, in your browser. You need no account, and nothing you bring leaves this device but the questions the checks ask.',
    drop: 'Drop a certificate here: PDF, picture with its QR code, certificate file or saved page.',
    browse: 'Browse files',
    scan: 'Scan a QR code',
    or: 'or',
    paste: 'Paste a link or the text of a certificate file',
    placeholder: 'https://…/verify/…#…',
    submit: 'Check it',
    again: 'Check another one',
    empty: 'Drop a file, or paste a link or JSON first.',
    otherSite: (host: string) => `This link belongs to ${host}. Open it there to check the certificate.`,
    notCertificateLink:
      'This link does not lead to a certificate. It should contain /verify/ and end in a key after #.',
    notJson:
      'This is neither a link to a certificate nor the text of one. Paste the whole link as it was shared, or drop the file.',
    wrongFile: {
      excel: 'This is an Excel workbook, not a certificate.',
      word: 'This is a Word document, not a certificate.',
      powerpoint: 'This is a PowerPoint presentation, not a certificate.',
      office: 'This is an old Office document, such as an .xls or a .doc, not a certificate.',
      archive: 'This is a ZIP archive. Unpack it, and drop one certificate.',
    },
    rightFile: 'Drop the PDF, the picture, the saved page or the JSON file that the holder gave you.',
    notOneFile: 'Drop one file of at most 20 MB. A certificate has less.',
    emptyPdf:
      'This PDF carries no certificate that can be read: it may have been printed or scanned. Photograph its QR code, or ask the holder for the PDF as it was downloaded.',
    noCode:
      'No QR code can be read in this picture. Take it from straight above, in good light, so that the code fills a third of it.',
    notPicture:
      'This picture cannot be opened: the file is damaged, or of a kind that this browser does not know.',
  },
  scan: {
    title: 'Scan a QR code',
    picture: 'What the camera sees',
    starting: 'Waiting for the camera. Your browser may ask for permission.',
    hold: 'Hold the QR code of the certificate in front of the camera.',
    light: 'Light',
    retry: 'Try again',
    faults: {
      denied: {
        sentence: 'The camera is not allowed here.',
        advice:
          'Allow it for this site in your browser’s settings, then try again. A picture of the code does as well: drop it.',
      },
      none: {
        sentence: 'No camera was found.',
        advice: 'Connect one and try again, or drop a picture of the code.',
      },
      busy: {
        sentence: 'The camera gives no picture.',
        advice:
          'Close other programs that use it, then try again. A picture of the code does as well: drop it.',
      },
      unsupported: {
        sentence: 'This browser offers no camera to this page.',
        advice: 'Open the page over HTTPS or in another browser, or drop a picture of the code.',
      },
    },
  },
  foreign: {
    title: 'This certificate was issued elsewhere',
    explanation: (host: string) =>
      `Your browser cannot ask its issuer for its keys, but the server of ${host} can. To check it, the whole certificate has to be sent there, with the name that is in it. It is checked, answered and not kept.`,
    send: 'Send it and check',
    failed:
      'The server could not be reached or is busy. This says nothing about the certificate; try again in a minute.',
  },
  facts: {
    signed: 'What its issuer signed',
    claimed: 'What this file claims',
    claimedText: 'No signature of the issuer confirms any of this. Anybody could have written it.',
    recipient: 'Presented to',
    programme: 'For',
    issuer: 'Issued by',
    date: 'Date of issue',
    until: 'Valid until',
  },
  page: {
    title: 'Certificate check',
    checking: 'Checking in your browser…',
    checksTitle: 'What was checked',
    details: 'Details',
    code: 'Code',
    adviceTitle: 'What should I do?',
    download: 'Download certificate file',
    again: 'Check again',
    questions: { changed: 'Was it changed?', inForce: 'Is it still in force?', issuer: 'Who issued it?' },
    unchanged: 'No, it is exactly what was signed.',
    inForce: 'Yes, it is in force.',
    unknown: 'This could not be found out.',
    approved: (by: string, since: string) => `Approved by ${by} since ${since}.`,
    meaningless: 'This cannot be said of a document whose signature does not fit.',
    revokedOn: (date: string) => `Revoked on ${date}`,
    reason: 'Reason',
    recordTitle: 'What this site has on record',
    number: 'Number',
    issuer: 'Issued by',
    date: 'Date of issue',
    type: 'Certificate Type',
    status: 'Status',
  },
  /** Situations in which the checks could not even start. None of them is evidence against a certificate. */
  cannotStart: {
    'key-missing': {
      sentence:
        'This link shows only the public facts: the key that opens the certificate is missing from it.',
      advice: 'Ask the holder for the full link. It ends in # followed by 43 characters.',
    },
    'key-malformed': {
      sentence: 'The key in this link is incomplete.',
      advice:
        'Ask the holder for the link again, and open all of it. Mail programs sometimes cut long links.',
    },
    'key-wrong': {
      sentence: 'The key in this link does not open this certificate.',
      advice: 'Ask the holder for the link again. The key may belong to another certificate.',
    },
    'document-altered': {
      sentence: 'The stored document is not the one that was recorded.',
      advice:
        'Try again later. If it happens again, ask the holder for the certificate file and drop it on the verify page.',
    },
    'document-missing': {
      sentence: 'The certificate’s document could not be fetched.',
      advice:
        'Try again in a few minutes. A certificate that was signed just now may still be on its way to the store.',
    },
    'document-erased': {
      sentence: 'The holder of this certificate had its document erased.',
      advice:
        'Nobody can open it here any more. This does not count against the certificate: a copy that its holder kept, as a PDF or certificate file, can still be checked on the verify page.',
    },
    unreachable: {
      sentence: 'The facts about this certificate could not be fetched.',
      advice: 'Check your connection and try again. This says nothing about the certificate.',
    },
  },
  notFound: {
    title: 'No certificate found',
    text: 'There is no certificate at this address. Check that you opened the whole link.',
  },
  pending: {
    title: 'Not signed yet',
    text: 'The issuer has prepared this certificate but has not signed it. Until then it has no validity, and nothing can be checked.',
  },
  advice: {
    passed:
      'The certificate is genuine and in force. Compare the name on it with the person it is shown by, and check again when it matters later.',
    failed:
      'Do not rely on this certificate. Ask the holder, or the issuing organisation itself, what happened.',
    inconclusive:
      'Nothing speaks against this certificate, but not everything could be checked. Try again later.',
    byCode: {
      revoked:
        'The issuer has withdrawn this certificate. Ask the holder for a current one, or ask the issuer why.',
      superseded:
        'The issuer has replaced this certificate by a corrected one, to which the holder’s link leads. Rely on that one.',
      suspended:
        'The issuer has suspended this certificate for now. Ask the issuer whether it will be reinstated.',
      expired: 'This certificate has run out. Ask the holder whether it has been renewed.',
      'key-stolen':
        'The certificate came into the public log after its key was stolen, so a thief may have made it. Ask the issuing organisation for one that was issued again.',
      'key-stolen-time-unknown':
        'Nothing proves that the certificate is older than the theft of its key. Ask the issuing organisation for one that was issued again.',
      'endorsement-key-stolen':
        'A thief may have accepted it in the verifier’s name. Ask the issuing organisation for one that was issued again.',
      'endorsement-time-unknown':
        'Nothing proves that the acceptance is older than the theft of the verifier’s key. Try again in a few minutes, or ask the issuing organisation.',
      'signature-invalid':
        'The content was changed after it was signed. Do not rely on it; ask the holder for the original.',
      'page-altered':
        'The certificate in it may be genuine. Ask the holder for the certificate file or its link, and check that.',
      declined:
        'A verifier has declined this certificate. Ask the issuing organisation before you rely on it.',
      'awaiting-decision':
        'No verifier has decided about this certificate yet. Come back later, or ask the issuer.',
      'no-log-proof':
        'A certificate reaches the public log soon after a verifier accepted it. Try again in a few minutes.',
      'not-anchored': 'The record on the blockchain follows within minutes. Try again soon.',
      'anchor-not-final': 'The record on the blockchain is still settling. Try again soon.',
      'chain-unreachable': 'Everything else was checked. Try again later to check the blockchain too.',
      'issuer-unknown':
        'This site does not know the issuer. Ask the issuing organisation where its certificates can be checked.',
      'issuer-unvouched':
        'The operator of this site has been told. Try again later, or ask the issuing organisation.',
    } as Record<string, string>,
  },
} as const
