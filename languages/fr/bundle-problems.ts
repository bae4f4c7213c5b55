import type { bundleProblems as english } from '@credenza/credential/bundle-problems'
import type { Texts } from '../../web/src/lib/text/texts.ts'

export const bundleProblems: Texts<typeof english> = {
  'not-json': 'Le fichier n’est pas du JSON.',
  'repeated-member':
    'Refusé : le fichier donne un même nom à deux valeurs ; des programmes pourraient le lire différemment.',
  'not-object': 'Le fichier n’est pas un certificat : un objet JSON est attendu.',
  'too-large': 'Le fichier est trop grand pour être un certificat.',
  damaged: 'Le fichier est endommagé.',
  empty: 'Le fichier ne contient aucun certificat.',
  'unknown-part': 'Ce n’est pas un certificat : il a une partie que les fichiers de certificat n’ont pas.',
  'no-answers': 'Il manque au fichier les réponses avec lesquelles il a été vérifié.',
  endorsements: ({ most }) =>
    `Les acceptations du fichier ne sont pas une liste d’au plus ${most} attestations.`,
  'log-proof': 'La preuve du journal dans le fichier est incomplète.',
  'log-proofs': ({ most }) =>
    `Les preuves du journal pour les déclarations du fichier ne sont pas une liste d’au plus ${most}.`,
  anchor:
    'L’enregistrement sur la blockchain est incomplet dans le fichier : il faut chainId, contract et transaction.',
  'presentation-empty': 'La présentation ne contient aucun certificat.',
  'presentation-several': 'La présentation contient plusieurs certificats. Vérifiez-les un par un.',
  'no-kind':
    'Un certificat ne se présente pas dans ce type de fichier : choisissez un fichier JSON, PDF, HTML ou SD-JWT VC, ou une image PNG ou JPEG.',
  'pdf-empty': 'Le PDF ne contient aucun certificat.',
  'pdf-several': 'Le PDF contient plusieurs certificats : impossible de savoir lequel ses pages montrent.',
  'picture-several': 'L’image contient plusieurs certificats : impossible de savoir lequel elle montre.',
  'picture-damaged': 'L’image est endommagée ou trop grande.',
  'picture-too-large': 'Refusé : l’image dépasse 25 mégapixels.',
  'picture-interlaced': 'L’image est entrelacée. Enregistrez-la sans entrelacement.',
  'picture-without-code': 'Aucun code QR n’a pu être lu dans l’image.',
  'picture-of-link':
    'L’image montre un code QR, mais il ne peut pas être vérifié sans son lien : ouvrez-le dans un navigateur.',
  'paper-newer': 'Le code imprimé est d’une version plus récente que ce programme ne peut lire.',
  'paper-damaged': 'Le code imprimé est endommagé ou incomplet.',
}
