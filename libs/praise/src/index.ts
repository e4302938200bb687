export { praiseFeature } from './feature.ts'
