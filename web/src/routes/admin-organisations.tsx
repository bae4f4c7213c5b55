export { OrganisationQueue as default } from '../features/admin/organisation-queue.tsx'
