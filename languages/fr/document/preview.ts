import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { preview as english } from '../../en/document/preview.ts'

export const preview: Texts<typeof english> = {
  certificate: {
    title: (issuer) => `Certificat émis par ${issuer}`,
    inForce: (type) => `${type}. Ouvrez le lien : votre navigateur le vérifie en quelques secondes.`,
    revoked: (type) => `${type}. Son émetteur l’a révoqué.`,
    erased: (type) => `${type}. Son titulaire l’a fait effacer : il ne reste rien à vérifier ici.`,
  },
  issuer: {
    approved: (by) => `Un émetteur de certificats, approuvé par ${by}.`,
    suspended: (by) => `Un émetteur de certificats, suspendu par ${by}.`,
  },
}
