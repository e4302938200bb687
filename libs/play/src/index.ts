export { playFeature } from './feature.ts'
