import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { readme as english } from '../../en/document/readme.ts'

export const readme: Texts<typeof english> = {
  title: (address, day) => `Vos données sur ${address}, ${day}`,
  files: {
    'profile.json':
      'Votre nom, votre e-mail, votre portefeuille et la façon dont vous vous connectez (sans secrets)',
    'sessions.json': 'Où votre session est ouverte',
    'applications.json': 'Les applications que vous avez connectées',
    'badge-profile.json': 'Ce que les applications connectées peuvent lire sur vous',
    'badges/….json': 'Vos badges d’autres émetteurs',
    'fees-owed.json': 'Les frais qui vous ont été facturés, en fils (100 fils font 1 AED)',
    'invoices.json': 'Les factures et avoirs correspondants',
    'correction-requests.json': 'Ce que vous avez demandé aux émetteurs de corriger, et leurs réponses',
    'certificates/': 'Un dossier par certificat :',
  },
  certificateFiles: {
    'record.json': 'Ce que nous avons enregistré à son sujet',
    'share-links.json': 'Les liens que vous avez créés vers lui : gardez-les pour vous',
    'uploaded.pdf, .png, .jpg': 'Ce que vous avez importé',
    'credential.json': 'Le certificat signé, une fois qu’il l’est (W3C Verifiable Credential)',
    'bundle.json': (checkPage) => `Le même avec tout ce qui le prouve ; vérifiez-le sur ${checkPage}`,
    'certificate.pdf': 'Le certificat à montrer et à imprimer',
    'missing.json': 'Ce qui n’était pas disponible à ce moment-là, et pourquoi',
  },
  closing:
    'Les lettres d’habilitation des émetteurs et leurs listes d’étudiants leur appartiennent. Demandez-leur-en une copie.',
}
