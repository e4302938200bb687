export { givingFeature } from './feature.ts'
