/** Why a file or link could not be checked: sentences of the bulk check and of the credential package, as they word them. */
export const unreadable = {
  reasons: {
    'Refused: the file is larger than 5 MB.': 'Refused: the file is larger than 5 MB.',
    'Refused: a ZIP within a ZIP is not opened.': 'Refused: a ZIP within a ZIP is not opened.',
    'Refused: it holds more than 1,000 files.': 'Refused: it holds more than 1,000 files.',
    'Refused: it unpacks to more than can be checked at once.':
      'Refused: it unpacks to more than can be checked at once.',
    'Refused: a file in it unpacks to far more than it is.':
      'Refused: a file in it unpacks to far more than it is.',
    'Refused: it is locked with a password.': 'Refused: it is locked with a password.',
    'Refused: the picture has more than 25 megapixels.': 'Refused: the picture has more than 25 megapixels.',
    'Refused: the file takes too much time or memory to read.':
      'Refused: the file takes too much time or memory to read.',
    'The ZIP is damaged and could not be read to its end.':
      'The ZIP is damaged and could not be read to its end.',
    'The file is empty.': 'The file is empty.',
    'The file holds no certificate.': 'The file holds no certificate.',
    'The PDF carries no certificate.': 'The PDF carries no certificate.',
    'The file is damaged, or of a kind that is not read here.':
      'The file is damaged, or of a kind that is not read here.',
    'The picture is damaged, or too large.': 'The picture is damaged, or too large.',
    'The picture is interlaced. Save it again without that.':
      'The picture is interlaced. Save it again without that.',
    'No QR code could be read in the picture, and it carries no certificate.':
      'No QR code could be read in the picture, and it carries no certificate.',
    'The presentation holds no certificate.': 'The presentation holds no certificate.',
    'The link no longer works.': 'The link no longer works.',
    'The link does not lead to a certificate.': 'The link does not lead to a certificate.',
    'The link is incomplete: the part after # opens the certificate.':
      'The link is incomplete: the part after # opens the certificate.',
    'There is no certificate at this link.': 'There is no certificate at this link.',
    'The certificate is not signed yet, or was erased.': 'The certificate is not signed yet, or was erased.',
    'The certificate’s document could not be fetched.': 'The certificate’s document could not be fetched.',
    'The key in the link does not open this certificate.':
      'The key in the link does not open this certificate.',
    'The file is damaged.': 'The file is damaged.',
    'The file is not JSON.': 'The file is not JSON.',
    'The file is too large to be a certificate.': 'The file is too large to be a certificate.',
    'The file lacks the answers that it was checked with.':
      'The file lacks the answers that it was checked with.',
    'The file is not a certificate: a JSON object is expected.':
      'The file is not a certificate: a JSON object is expected.',
    'The file has a part that a certificate file does not have.':
      'The file has a part that a certificate file does not have.',
    'The endorsements in the file are not a list of at most 20 credentials.':
      'The endorsements in the file are not a list of at most 20 credentials.',
    'The log proof in the file needs entry, index, size, path and checkpoint.':
      'The log proof in the file needs entry, index, size, path and checkpoint.',
    'The anchor in the file needs chainId, contract and transaction.':
      'The anchor in the file needs chainId, contract and transaction.',
  },
  notFollowed: (host: string) => `The link does not lead to ${host}, so it was not followed.`,
  tooMany: (most: string) => `The presentation holds more than ${most} certificates.`,
}
