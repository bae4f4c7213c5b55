/** Templates, their images, and the categories whose default they are. */
export const template = {
  template_changed: 'This template was changed by somebody else in the meantime.',
  'invalid.too_many_templates': ({ max }: { max: number }) =>
    `Keep at most ${max} templates. Archive one first.`,
  'invalid.template': 'Choose one of your templates.',
  'not_found.template': 'There is no such template.',
  'not_found.template_version': 'There is no such version of this template.',

  'invalid.image_needed': 'Choose an image.',
  'invalid.image_gone': 'This image is not there any more. Choose it again.',
  'invalid.image_not_drawable': 'This image cannot be drawn. Choose another one.',
  'invalid.too_many_images': ({ max }: { max: number }) => `Keep at most ${max} images for templates.`,
  'unsupported_type.template_image': ({ side }: { side: number }) =>
    `Choose a PNG or JPEG of at most ${side} by ${side} pixels, or an SVG of nothing but shapes: ` +
    'no texts, pictures, links or scripts.',
  'too_large.template_image': 'An image for templates can be at most 1 MB.',
  'invalid.too_long_for_design': 'This text is too long for the design.',
  'not_found.image': 'There is no such image.',

  'already_exists.category': ({ name }: { name: string }) => `There is a category named ${name} already.`,
  'not_found.category': 'There is no such category.',
}
