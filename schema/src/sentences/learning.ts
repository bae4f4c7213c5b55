/** Learning platforms such as Moodle, and courses that award certificates. */
export const learning = {
  'launch_failed.expired':
    'This page was open for too long, or was opened in another browser. Open it from your course again.',
  'launch_failed.untrusted':
    'The learning platform’s answer could not be trusted. Open Credenza from your course again. If this happens again, tell your organisation’s owner.',
  'launch_failed.not_offered':
    'This learning platform is not switched on in Credenza. Ask your organisation’s owner.',
  'launch_failed.deployment':
    'Credenza does not know this installation in the learning platform. Ask your organisation’s owner to add its deployment ID.',
  'launch_failed.message': 'Open Credenza from a course in your learning platform.',
  'launch_failed.refused':
    'The learning platform refused what Credenza asked for. Ask its administrator whether Credenza may read names and grades.',
  'launch_failed.not_teacher': 'Only teachers of the course can do this.',
  'launch_failed.other_organisation':
    'Your Credenza account does not belong to the organisation of this course. Sign in with another account.',
  'launch_failed.connected': 'You have already connected another Credenza account here.',
  'launch_failed.registration_used':
    'This registration address has already been used or is wrong. Add the learning platform again in Credenza.',
  'unavailable.learning_platform': 'The learning platform is not responding. Try again in a few minutes.',
  'unavailable.learning_platform_slow':
    'The learning platform took too long to send everyone’s names and grades. Try again in a few minutes.',
  'invalid.learning_platforms': ({ max }: { max: number }) =>
    `An organisation can have at most ${max} learning platforms.`,
  'invalid.learning_platform_issuer':
    'The issuer cannot be changed, because people are known by it. Add another learning platform instead.',
  'invalid.learning_platform_unset': 'First enter how to reach the learning platform.',
  'invalid.learning_platform_untested': 'Test the learning platform before you switch it on.',
  'not_found.learning_platform': 'Learning platform not found.',
  'launch_failed.no_services':
    'The learning platform does not let Credenza read the names and grades of this course. Ask its administrator.',
  'not_found.course': 'Course not found.',
  'invalid.course_unruled': 'Choose the certificate and the rule first.',
  'invalid.line_item': 'The course has no such grade. Choose another one.',
  'invalid.course_rule_changed':
    'What this course awards has changed since you opened this page. Look at it again.',
  'invalid.nobody_to_award': 'None of the people you chose can get the certificate now.',
}
