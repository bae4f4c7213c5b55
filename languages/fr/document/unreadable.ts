import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { unreadable as english } from '../../en/document/unreadable.ts'
import { bundleProblems } from '../bundle-problems.ts'

export const unreadable: Texts<typeof english> = {
  ...bundleProblems,
  'file-empty': 'Le fichier est vide.',
  'file-too-large': 'Refusé : le fichier dépasse 5 Mo.',
  'file-too-costly': 'Refusé : la lecture du fichier demande trop de temps ou de mémoire.',
  'file-unknown': 'Le fichier est endommagé, ou d’un type qui n’est pas lu ici.',
  'zip-damaged': 'Le ZIP est endommagé et n’a pas pu être lu jusqu’à la fin.',
  'zip-within-zip': 'Refusé : un ZIP dans un ZIP n’est pas ouvert.',
  'zip-of-many': 'Refusé : il contient plus de 1 000 fichiers.',
  'zip-too-large': 'Refusé : une fois décompressé, il est trop grand pour être vérifié d’un coup.',
  'zip-too-dense': 'Refusé : un de ses fichiers devient bien plus grand une fois décompressé.',
  'zip-locked': 'Refusé : il est protégé par un mot de passe.',
  'picture-empty': 'Aucun code QR n’a pu être lu dans l’image, et elle ne contient aucun certificat.',
  'presentation-of-many': ({ most }) => `La présentation contient plus de ${most} certificats.`,
  'link-elsewhere': ({ host }) => `Le lien ne mène pas à ${host} : il n’a pas été suivi.`,
  'link-to-no-certificate': 'Le lien ne mène pas à un certificat.',
  'link-incomplete': 'Le lien est incomplet : la partie après # ouvre le certificat.',
  'link-ended': 'Le lien ne fonctionne plus.',
  'link-empty': 'Il n’y a aucun certificat à ce lien.',
  'link-key-wrong': 'La clé du lien n’ouvre pas ce certificat.',
  'document-missing': 'Le certificat n’est pas encore signé, ou a été effacé.',
  'document-unreachable': 'Le document du certificat n’a pas pu être obtenu.',
}
