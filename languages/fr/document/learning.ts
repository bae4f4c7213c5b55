import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { learning as english } from '../../en/document/learning.ts'

export const learning: Texts<typeof english> = {
  open: {
    title: 'Credenza',
    says: 'Pour votre sécurité, Credenza ne s’ouvre pas dans d’autres pages.',
    button: 'Ouvrir Credenza dans un nouvel onglet',
  },
  registered: {
    title: 'Credenza est enregistré',
    says: 'Vous pouvez fermer cette fenêtre. Un propriétaire ou un gestionnaire de votre organisation teste maintenant la connexion dans Credenza et l’active.',
  },
  back: {
    title: 'Retour à votre cours',
    says: 'Votre choix est maintenant transmis au cours.',
    button: 'Revenir au cours',
  },
}
