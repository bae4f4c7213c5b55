/** Templates, their images, and the categories that use them by default. */
export const template = {
  template_changed: 'Someone else has changed this template in the meantime.',
  'invalid.too_many_templates': ({ max }: { max: number }) =>
    `You can have up to ${max} templates. Archive one first.`,
  'invalid.template': 'Choose one of your templates.',
  'invalid.template_elsewhere':
    'This template is the default of a category in another department. Ask your organisation’s owner to archive it.',
  'not_found.template': 'Template not found.',
  'not_found.template_version': 'This template has no such version.',

  'invalid.image_needed': 'Choose an image.',
  'invalid.image_gone': 'This image is no longer available. Choose it again.',
  'invalid.image_not_drawable': 'This image cannot be used. Choose another one.',
  'invalid.too_many_images': ({ max }: { max: number }) => `You can have up to ${max} template images.`,
  'unsupported_type.template_image': ({ side }: { side: number }) =>
    `Choose a PNG or JPEG of at most ${side} by ${side} pixels, or an SVG of shapes only: ` +
    'no text, pictures, links or scripts.',
  'too_large.template_image': 'A template image can be up to 1 MB.',
  'invalid.too_long_for_design': 'This text is too long for the design.',
  'not_found.image': 'Image not found.',

  'already_exists.category': ({ name }: { name: string }) => `A category named ${name} already exists.`,
  'not_found.category': 'Category not found.',
}
