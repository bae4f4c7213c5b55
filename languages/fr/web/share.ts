import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { shareTexts as english } from '../../../web/src/texts/share.ts'

export const shareTexts: Texts<typeof english> = {
  button: 'Partager',
  links: 'Liens et codes QR',
  sheet: { label: 'Envoyé avec « Partager »', send: 'Envoyer' },
  phoneWallets: {
    apple: 'Ajouter à Apple Wallet',
    google: 'Ajouter à Google Wallet',
    hint: 'Avec votre nom et un code QR du lien complet. Google les reçoit lorsque vous poursuivez chez lui ; le fichier d’Apple reste sur vos appareils. La carte n’est pas mise à jour si le certificat change : le code QR mène toujours à son état actuel.',
  },
  linkedIn: 'Ajouter au profil LinkedIn',
  profile: {
    seen: 'Votre profil reçoit son propre lien, nommé « LinkedIn ». Toute personne qui le suit voit le certificat entier avec votre nom, et s’il est toujours valide.',
    ends: (links) =>
      `Il fonctionne jusqu’à ce que vous le révoquiez sous « ${links} ». Ensuite, le lien de votre profil ne s’ouvre plus.`,
    ready: 'Le lien est prêt.',
    go: 'Continuer vers LinkedIn',
  },
  title: (certificate) => `Partager ${certificate}`,
  lead: 'Créez un lien pour chaque usage. Vous voyez combien de fois il a été ouvert, mais pas par qui, et vous pouvez le révoquer.',
  label: 'Pour qui ou pour quoi (facultatif)',
  labelHint: 'Vous êtes la seule personne à voir ce texte.',
  days: {
    legend: 'Fonctionne pendant',
    hint: 'Pour un CV ou un profil, choisissez « Jusqu’à révocation ».',
    options: { '1': '1 jour', '7': '7 jours', '30': '30 jours', never: 'Jusqu’à révocation' },
  },
  oneTime: 'Ne s’ouvre qu’une fois',
  oneTimeHint:
    'Les aperçus dans les e-mails et les messageries ne comptent pas, car il faut appuyer sur un bouton pour ouvrir le lien.',
  part: 'N’en montrer qu’une partie',
  partHint:
    'Titre, émetteur et dates sont toujours montrés. Personne ne peut obtenir le certificat entier ni son PDF par ce lien.',
  shown: 'Montrer aussi',
  isPart: 'N’en montre qu’une partie',
  make: 'Créer un lien',
  made: 'Lien créé.',
  list: 'Vos liens',
  none: 'Vous n’avez pas encore créé de lien vers ce certificat.',
  unnamed: (made) => `Lien du ${made}`,
  states: { open: 'Actif', used: 'Utilisé', expired: 'Expiré', revoked: 'Révoqué' },
  opened: (times) => (times === 0 ? 'Pas encore ouvert' : `Ouvert ${times} fois`),
  last: (when) => `la dernière le ${when}`,
  until: (when) => `Fonctionne jusqu’au ${when}`,
  forEver: 'Fonctionne jusqu’à ce que vous le révoquiez',
  once: 'S’ouvre une fois',
  linkName: 'lien',
  copied: 'Lien copié !',
  showQr: 'Afficher le code QR',
  hideQr: 'Masquer le code QR',
  qr: (name) => `Code QR du lien ${name}`,
  revoke: 'Révoquer',
  revokeName: (name) => `Révoquer ${name}`,
  revokeTitle: 'Révoquer ce lien ?',
  canAndCannot:
    'Personne ne peut ouvrir un lien révoqué. Les personnes qui l’ont déjà ouvert ont pu garder une copie, et cette copie reste valide aussi longtemps que le certificat.',
  revoked: 'Lien révoqué.',
  badge: {
    button: 'Copier le code du badge',
    title: (certificate) => `Badge : ${certificate}`,
    lead: 'Une image pour votre site ou votre profil. Elle renvoie à votre certificat, et indique si son émetteur le révoque ou le suspend.',
    language: 'Langue du badge',
    code: 'Code HTML',
    warning:
      'Le code contient le lien entier : toute personne qui visite votre page peut ouvrir le certificat et lire votre nom. L’image elle-même ne montre ni nom ni titre, et ne dépose aucun cookie.',
    copy: 'Copier le code',
    copied: 'Code du badge copié !',
  },
}
