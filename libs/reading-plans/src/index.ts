export { readingPlansFeature } from './feature.ts'
