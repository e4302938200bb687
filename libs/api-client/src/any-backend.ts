export { anyBackend } from './any-backend/adapt.ts'
