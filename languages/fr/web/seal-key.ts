import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { sealKeyTexts as english } from '../../../web/src/texts/seal-key.ts'

export const sealKeyTexts: Texts<typeof english> = {
  title: 'Cachet de vos PDF',
  lead: 'Chaque certificat PDF est scellé avec la clé de votre cachet. Si une autorité reconnue par les lecteurs de PDF certifie cette clé, ils affichent votre nom comme signataire.',
  states: {
    'self-signed': 'Aucune autorité n’a encore certifié cette clé.',
    'in-force': 'Les PDF sont scellés avec ce certificat.',
    'ends-soon': 'Ce certificat expire bientôt. Demandez le suivant dès maintenant.',
    ended: 'Ce certificat a expiré. Les PDF sont scellés sans lui jusqu’à ce que vous ajoutiez le suivant.',
    stolen:
      'Vous avez signalé cette clé comme volée. Il n’y a pas de PDF tant que l’exploitant n’a pas relié une autre clé de votre prestataire.',
  },
  remote: 'La clé de votre cachet est chez un prestataire. Ses certificats viennent de lui.',
  subject: 'Certificat de',
  issuer: 'Émis par',
  endsAt: 'Expire le',
  request: 'Télécharger la demande de certificat',
  requestHint: 'Envoyez-la à votre autorité. Elle certifie la clé ; la clé elle-même ne nous quitte jamais.',
  requestFile: 'demande-cachet.csr',
  certificates: 'Certificats (PEM)',
  certificatesHint:
    'D’abord le certificat de cette clé, puis ceux qui mènent à l’autorité. Chacun commence par -----BEGIN CERTIFICATE-----.',
  use: 'Vérifier et utiliser ces certificats',
  used: 'Les PDF sont désormais scellés avec ces certificats.',
  rotate: 'Remplacer la clé du cachet',
  rotateQuestion: 'Remplacer la clé du cachet ?',
  rotateEffects:
    'Faites-le si l’autorité a révoqué le certificat. La nouvelle clé a besoin d’un nouveau certificat. Les PDF déjà scellés restent reconnus. Si quelqu’un d’autre peut avoir la clé, signalez-la plutôt comme volée.',
  rotateYes: 'Remplacer la clé',
  rotated: 'Clé du cachet remplacée.',
  keysTitle: 'Clés qui ont scellé des PDF',
  reported: (at) => `signalée comme volée le ${at}`,
  reportOf: (key) => `Signaler comme volée : clé du cachet ${key}`,
  stolenQuestion: 'Signaler cette clé du cachet comme volée ?',
  stolenEffects:
    'Les PDF scellés avec cette clé ne sont plus reconnus, même les plus anciens. Demandez aux titulaires de télécharger à nouveau les leurs. C’est définitif.',
  adminEffects:
    'Une clé que nous détenons est remplacée aussitôt. Toutes les personnes qui agissent pour l’organisation reçoivent un e-mail.',
  newKey: 'Vous recevez aussitôt une nouvelle clé. Elle a besoin d’un nouveau certificat.',
  noPdfs:
    'Si votre prestataire scelle encore avec cette clé, il n’y aura ni PDF ni e-mails qui en contiennent tant que l’exploitant n’aura pas relié une autre clé de votre prestataire.',
}
