import { bundleProblems } from '@credenza/credential/bundle-problems'
import { eightChecks } from './eight-checks.ts'

const comparePages =
  'The certificate in it may be genuine, but what its pages show may not be. Compare the pages with what is shown here, or ask the holder for a newly downloaded PDF or its link, and check that.'

/** Words of checking a certificate. The checks' own sentences come from the credential package. */
export const verifyTexts = {
  ...eightChecks,
  start: {
    title: 'Verify a certificate',
    lead: 'Everything is checked here, in your browser. You need no account, and your file stays on this device.',
    drop: 'Drop a certificate here: PDF, picture with its QR code, certificate file or saved page.',
    browse: 'Browse files',
    scan: 'Scan a QR code',
    or: 'or',
    paste: 'Paste a link or the text of a certificate file',
    orNumber:
      'Or type the long number printed on the paper: five groups of letters and digits, such as 7KQ2\u2011M4XA\u2011….',
    placeholder: 'https://…/verify/…#…',
    submit: 'Check it',
    checking: 'Checking…',
    lookingForCode: 'Looking for a QR code…',
    readingFile: 'Reading the file…',
    again: 'Check another one',
    empty: 'Paste a link, or type the long number printed on the paper. Or drop a file above.',
    shortNumber:
      'This number is too short to find a certificate. Type the long number on the paper instead: five groups of letters and digits. Or scan the QR code.',
    otherSite: (host: string) => `This link belongs to ${host}. Open it there to check the certificate.`,
    notCertificateLink:
      'This link does not lead to a certificate. It should contain /verify/ and end in a key after #.',
    notJson:
      'This is neither a link to a certificate nor the text of one. Paste the whole link as it was shared, or drop the file.',
    problems: bundleProblems,
    wrongFile: {
      empty: 'This file is empty.',
      text: 'There is no certificate in this file.',
      excel: 'This is an Excel workbook, not a certificate.',
      word: 'This is a Word document, not a certificate.',
      powerpoint: 'This is a PowerPoint presentation, not a certificate.',
      office: 'This is an old Office document, such as an .xls or a .doc, not a certificate.',
      archive: 'This is a ZIP archive. Unpack it, and drop one certificate.',
    },
    paper: {
      newer: 'This code is in a newer format than this page can read. Reload the page and try again.',
      damaged:
        'This code was cut off or misread. Take the picture again, from directly above and in good light.',
    },
    wrongNumber: 'There is a typing error in this number. Compare it with the paper.',
    rightFile: 'Drop the PDF, the picture, the saved page or the JSON file that the holder gave you.',
    notOneFile:
      'Drop one file at a time, of up to 20 MB. Organisations that have signed in can check many at once.',
    emptyPdf:
      'No certificate could be read from this PDF: it may be a print or a scan. Take a photo of its QR code, or ask the holder for the PDF they downloaded.',
    severalInPdf:
      'This PDF holds more than one certificate, so we can’t tell which one its pages show. Take a photo of its QR code, or ask the holder for the PDF they downloaded.',
    noCode:
      'No QR code could be read in this picture. Take it from directly above, in good light, with the code filling a third of it.',
    notPicture:
      'This picture cannot be opened: the file is damaged, or this browser does not know its format.',
  },
  scan: {
    title: 'Scan a QR code',
    picture: 'What the camera sees',
    starting: 'Waiting for the camera. Your browser may ask for permission.',
    hold: 'Hold the certificate’s QR code up to the camera.',
    light: 'Light',
    retry: 'Try again',
    faults: {
      denied: {
        sentence: 'This site may not use the camera.',
        advice: 'Allow it in your browser’s settings, then try again. Or drop a picture of the code.',
      },
      none: {
        sentence: 'No camera was found.',
        advice: 'Connect one and try again, or drop a picture of the code.',
      },
      busy: {
        sentence: 'There is no picture from the camera.',
        advice: 'Close other programs that use it, then try again. Or drop a picture of the code.',
      },
      unsupported: {
        sentence: 'This page cannot use a camera in this browser.',
        advice: 'Open the page over HTTPS or in another browser, or drop a picture of the code.',
      },
    },
  },
  foreign: {
    title: 'This certificate was issued elsewhere',
    explanation: (host: string) =>
      `Your browser cannot fetch its issuer’s keys, but the server at ${host} can. To check it, the whole certificate must be sent there, including the name on it. The server checks it and does not keep it.`,
    send: 'Send it and check',
    failed:
      'The server could not be reached or is busy. This says nothing about the certificate; try again in a minute.',
  },
  facts: {
    claimed: 'What this file claims',
    claimedText: 'No signature from the issuer confirms any of this. Anyone could have written it.',
    recipient: 'Awarded to',
    programme: 'For',
    issuer: 'Issued by',
    date: 'Date of issue',
    until: 'Valid until',
    description: 'Description',
    criteria: 'Criteria',
    evidence: 'Evidence',
  },
  picture: {
    alt: (title: string, name: string) => `Certificate “${title}” of ${name}`,
    caption:
      'As drawn by its issuer. The picture is not signed: if it differs from the facts, rely on the facts.',
    failed: 'The issuer’s picture can’t be shown right now. The verdict does not depend on it.',
    otherTitle: 'The picture is not shown',
    otherText:
      'The picture that this site sent does not match what was signed. Rely on the facts on this page.',
  },
  /** The checks in one line, which opens. */
  checksLine: {
    running: (done: number, all: number) => `${done} of ${all} checks done`,
    passed: (passed: number, all: number) => `${passed} of ${all} checks passed`,
    someIdle: (passed: number, all: number, idle: number) =>
      `${passed} of ${all} checks passed, not applicable: ${idle}`,
    failed: (failed: number, all: number) => `${failed} of ${all} checks failed`,
    inconclusive: (open: number, all: number) => `${open} of ${all} checks could not be completed`,
  },
  page: {
    title: 'Certificate check',
    checking: 'Checking in your browser…',
    checksTitle: 'What was checked',
    details: 'Details',
    code: 'Code',
    asOf: (when: string) => `Status as of ${when}.`,
    adviceTitle: 'What should I do?',
    download: 'Certificate file (JSON)',
    again: 'Check again',
    notAgain: (when: string) => `We couldn’t reach the server to check again. This result is from ${when}.`,
    questions: { changed: 'Was it changed?', inForce: 'Is it still in force?', issuer: 'Who issued it?' },
    unchanged: 'No, it is exactly what was signed.',
    inForce: 'Yes, it is in force.',
    unknown: 'We could not find out.',
    approved: (by: string, since: string) => `Approved by ${by} since ${since}.`,
    meaningless: 'We cannot say this about a document whose signature does not match.',
    revokedOn: (date: string) => `Revoked on ${date}`,
    reason: 'Reason',
    recordTitle: 'What this site has on record',
    number: 'Number',
    issuer: 'Issued by',
    date: 'Date of issue',
    type: 'Certificate Type',
    status: 'Status',
  },
  /** A photographed certificate that shows both its link and the code that its issuer signed. */
  paper: {
    same: 'Both codes on the paper belong to this certificate.',
  },
  /** '/v/{number}': the number that is printed on a certificate. */
  number: {
    title: 'Number on a certificate',
    waiting: 'Looking for the certificate…',
    wrongTitle: 'There is a typing error in this number',
    wrong: 'Compare it with the paper, and type it again: five groups of four letters and digits.',
    unknownTitle: 'No certificate with this number',
    unknown:
      'Compare the number with the paper. If it is right, its holder had the certificate erased, or the paper is not genuine.',
    failedTitle: 'The certificate could not be looked up',
    again: 'Type another number',
  },
  /** Situations in which the checks could not even start. None of them is evidence against a certificate. */
  cannotStart: {
    'key-missing': {
      sentence: 'This link shows only the public facts: the key that opens the certificate is missing.',
      advice: 'Ask the holder for the full link, with everything after the # sign.',
    },
    'key-malformed': {
      sentence: 'The key in this link is incomplete.',
      advice:
        'Ask the holder to send the link again, and open it in full. Email programs sometimes cut long links short.',
    },
    'key-wrong': {
      sentence: 'The key in this link does not open this certificate.',
      advice: 'Ask the holder to send the link again. This key may belong to another certificate.',
    },
    'document-altered': {
      sentence: 'The stored document is not the one that was recorded.',
      advice:
        'Try again later. If it happens again, ask the holder for the certificate file and drop it on the verify page.',
    },
    'document-missing': {
      sentence: 'We can’t fetch the certificate right now.',
      advice:
        'Try again in a few minutes. A certificate that was only just signed may not have been stored yet.',
    },
    'document-erased': {
      sentence: 'The holder has had this certificate’s document erased.',
      advice:
        'Nobody can open it here any more. This does not count against the certificate: a copy that its holder kept, as a PDF or certificate file, can still be checked on the verify page.',
    },
    unreachable: {
      sentence: 'The details of this certificate could not be loaded.',
      advice: 'Check your connection and try again. This says nothing about the certificate.',
    },
  },
  notFound: {
    title: 'No certificate found',
    text: 'There is no certificate at this address. Check that you opened the whole link.',
  },
  pending: {
    title: 'Not signed yet',
    text: 'The issuer has prepared this certificate but has not signed it. Until then it is not valid, and there is nothing to check.',
  },
  advice: {
    passed:
      'The certificate is genuine and in force. Make sure that the name is that of the person in front of you, and that title and date are what you were told. Check again if you rely on it later.',
    failed: 'Do not rely on this certificate. Ask the holder or the issuing organisation what happened.',
    inconclusive:
      'Nothing counts against this certificate, but not everything could be checked. Try again later.',
    revoked:
      'The issuer has revoked this certificate. Ask the holder for a current one, or ask the issuer why.',
    superseded:
      'The issuer has replaced this certificate with a corrected one. Rely on that one: the holder’s link leads to it.',
    suspended:
      'The issuer has suspended this certificate for now. Ask the issuer whether it will be reinstated.',
    expired: 'This certificate has expired. Ask the holder whether it has been renewed.',
    'not-yet-valid': 'This certificate is not valid yet. Check it again on or after that day.',
    'clock-behind': 'Set the date and time of this device, then check again.',
    'issuer-not-approved':
      'This site had not approved the issuer when it signed. Ask the issuing organisation for a certificate that can be checked.',
    'key-stolen':
      'This certificate reached the public log after its key was stolen, so a thief may have made it. Ask the issuing organisation to reissue it.',
    'key-stolen-time-unknown':
      'Nothing proves that this certificate is older than the theft of its key. Ask the issuing organisation to reissue it.',
    'endorsement-key-stolen':
      'A thief may have accepted it in the verifier’s name. Ask the issuing organisation to reissue it.',
    'endorsement-time-unknown':
      'Nothing proves that the acceptance is older than the theft of the verifier’s key. Try again in a few minutes, or ask the issuing organisation.',
    'signature-invalid':
      'Its content may have been changed after it was signed. Do not rely on it: ask the holder for the original.',
    'page-altered':
      'The certificate in it may be genuine. Ask the holder for the certificate file or its link, and check that.',
    'pdf-altered':
      'The certificate in it may be genuine, but what its pages show may not be. Ask the holder for the original PDF or its link, and check that.',
    'pdf-unsealed': comparePages,
    'pdf-seal-unknown': comparePages,
    declined: 'A verifier has declined this certificate. Ask the issuing organisation before you rely on it.',
    'awaiting-decision':
      'No verifier has decided on this certificate yet. Come back later, or ask the issuer.',
    'no-log-proof':
      'A certificate reaches the public log soon after a verifier accepts it. Try again in a few minutes.',
    'not-anchored': 'It will be recorded on the blockchain within minutes. Try again soon.',
    'anchor-not-final': 'Its record on the blockchain is not final yet. Try again soon.',
    'chain-unreachable': 'Everything else was checked. Try again later to check the blockchain as well.',
    'issuer-unknown':
      'This site does not know the issuer. Ask the issuing organisation where to check its certificates.',
    'issuer-unvouched':
      'The operator of this site has been told. Try again later, or ask the issuing organisation.',
    'not-here':
      'This certificate cannot be checked completely on this site, and trying again will not help. Ask the issuing organisation where to check it.',
    'not-our-form':
      'The certificates of this organisation look different. Ask the holder for the PDF, the certificate file or the link that they got from it, and check that.',
    'paper-newer':
      'Reload this page and check the paper again. If that does not help, open the link that is in its other code.',
    'paper-altered':
      'Do not rely on what the paper says. Ask the holder for the PDF, the certificate file or the link, and check that.',
    'status-list-unsound':
      'Trying again will not help: the issuer has to repair its list. Ask the issuing organisation whether it has revoked this certificate.',
    'proof-unusable':
      'Nothing counts against this certificate, but the proof in this file cannot be used, and trying again will not help. Ask the holder for its link or for a newly downloaded file, and check that.',
    'history-split':
      'Do not rely on this certificate. Either someone changed this file, or the log was shown in two versions. Keep the file as it is, and send it to the operator of this site and to an auditor of its log.',
  },
} as const
