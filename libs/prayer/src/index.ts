export { prayerFeature } from './feature.ts'
