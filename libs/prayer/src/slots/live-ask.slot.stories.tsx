import { FeatureStory, slotHost } from '@atrio/testing'
import { prayerFeature } from '../feature.ts'
import { member, pages } from '../testing/pages.scenes.ts'

export default { title: 'prayer/Ask (live)' }

const features = [prayerFeature, slotHost('live.acts')]

export const Visitor = { render: () => <FeatureStory features={features} at="/" http={pages.ask} /> }
export const Member = { render: () => <FeatureStory features={features} at="/" http={pages.ask} session={member} /> }
