import type { Twin } from '@credenza/schema/sentences/sentence'
import type { template as english } from '@credenza/schema/sentences/template'
import { counted } from '../french.ts'

export const template: Twin<typeof english> = {
  template_changed: 'Quelqu’un d’autre a modifié ce modèle entre-temps.',
  'invalid.too_many_templates': ({ max }) =>
    `Vous pouvez avoir jusqu’à ${counted(max, 'modèle')}. Archivez-en d’abord un.`,
  'invalid.template': 'Choisissez l’un de vos modèles.',
  'invalid.template_elsewhere':
    'Ce modèle est le modèle par défaut d’une catégorie d’un autre département. Demandez au propriétaire de votre organisation de l’archiver.',
  'not_found.template': 'Modèle introuvable.',
  'not_found.template_version': 'Cette version du modèle n’existe pas.',

  'invalid.image_needed': 'Choisissez une image.',
  'invalid.image_gone': 'Cette image n’est plus disponible. Choisissez-la à nouveau.',
  'invalid.image_not_drawable': 'Cette image n’est pas utilisable. Choisissez-en une autre.',
  'invalid.too_many_images': ({ max }) => `Vous pouvez avoir jusqu’à ${counted(max, 'image')} de modèle.`,
  'unsupported_type.template_image': ({ side }) =>
    `Choisissez un PNG ou un JPEG de ${side} × ${side} pixels au plus, ou un SVG composé uniquement de formes : ` +
    'sans texte, image, lien ni script.',
  'too_large.template_image': 'Une image de modèle peut faire jusqu’à 1 Mo.',
  'invalid.too_long_for_design': 'Ce texte est trop long pour la maquette.',
  'not_found.image': 'Image introuvable.',

  'already_exists.category': ({ name }) => `Une catégorie nommée ${name} existe déjà.`,
  'not_found.category': 'Catégorie introuvable.',
}
