import type { Texts } from '../../../web/src/lib/texts.ts'
import type { unreadable as english } from '../../en/document/unreadable.ts'

export const unreadable: Texts<typeof english> = {
  reasons: {
    'Refused: the file is larger than 5 MB.': 'Refusé : le fichier dépasse 5 Mo.',
    'Refused: a ZIP within a ZIP is not opened.': 'Refusé : un ZIP dans un ZIP n’est pas ouvert.',
    'Refused: it holds more than 1,000 files.': 'Refusé : il contient plus de 1 000 fichiers.',
    'Refused: it unpacks to more than can be checked at once.':
      'Refusé : une fois décompressé, il est trop grand pour être vérifié d’un coup.',
    'Refused: a file in it unpacks to far more than it is.':
      'Refusé : un de ses fichiers devient bien plus grand une fois décompressé.',
    'Refused: it is locked with a password.': 'Refusé : il est protégé par un mot de passe.',
    'Refused: the picture has more than 25 megapixels.': 'Refusé : l’image dépasse 25 mégapixels.',
    'Refused: the file takes too much time or memory to read.':
      'Refusé : la lecture du fichier demande trop de temps ou de mémoire.',
    'The ZIP is damaged and could not be read to its end.':
      'Le ZIP est endommagé et n’a pas pu être lu jusqu’à la fin.',
    'The file is empty.': 'Le fichier est vide.',
    'The file holds no certificate.': 'Le fichier ne contient aucun certificat.',
    'The PDF carries no certificate.': 'Le PDF ne contient aucun certificat.',
    'The file is damaged, or of a kind that is not read here.':
      'Le fichier est endommagé, ou d’un type qui n’est pas lu ici.',
    'The picture is damaged, or too large.': 'L’image est endommagée ou trop grande.',
    'The picture is interlaced. Save it again without that.':
      'L’image est entrelacée. Enregistrez-la sans entrelacement.',
    'No QR code could be read in the picture, and it carries no certificate.':
      'Aucun code QR n’a pu être lu dans l’image, et elle ne contient aucun certificat.',
    'The presentation holds no certificate.': 'La présentation ne contient aucun certificat.',
    'The link no longer works.': 'Le lien ne fonctionne plus.',
    'The link does not lead to a certificate.': 'Le lien ne mène pas à un certificat.',
    'The link is incomplete: the part after # opens the certificate.':
      'Le lien est incomplet : la partie après # ouvre le certificat.',
    'There is no certificate at this link.': 'Il n’y a aucun certificat à ce lien.',
    'The certificate is not signed yet, or was erased.':
      'Le certificat n’est pas encore signé, ou a été effacé.',
    'The certificate’s document could not be fetched.': 'Le document du certificat n’a pas pu être obtenu.',
    'The key in the link does not open this certificate.': 'La clé du lien n’ouvre pas ce certificat.',
    'The file is damaged.': 'Le fichier est endommagé.',
    'The file is not JSON.': 'Le fichier n’est pas du JSON.',
    'The file is too large to be a certificate.': 'Le fichier est trop grand pour être un certificat.',
    'The file lacks the answers that it was checked with.':
      'Il manque au fichier les réponses avec lesquelles il a été vérifié.',
    'The file is not a certificate: a JSON object is expected.':
      'Le fichier n’est pas un certificat : un objet JSON est attendu.',
    'The file has a part that a certificate file does not have.':
      'Le fichier a une partie qu’un fichier de certificat n’a pas.',
    'The endorsements in the file are not a list of at most 20 credentials.':
      'Les acceptations du fichier ne sont pas une liste d’au plus 20 attestations.',
    'The log proof in the file needs entry, index, size, path and checkpoint.':
      'La preuve du journal dans le fichier est incomplète.',
    'The anchor in the file needs chainId, contract and transaction.':
      'L’ancrage dans le fichier est incomplet : il faut chainId, contract et transaction.',
  },
  notFollowed: (host) => `Le lien ne mène pas à ${host} : il n’a pas été suivi.`,
  tooMany: (most) => `La présentation contient plus de ${most} certificats.`,
}
