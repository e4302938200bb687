export { bibleFeature } from './feature.ts'
