export { OrganisationReview as default } from '../features/admin/review/organisation-review.tsx'
